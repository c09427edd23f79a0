/** Attribute of forms whose values are stored in the tab until they are sent. */
export const persistsAttribute = { 'data-keeps-typed': '' } as const;

export const keepingForm = 'form[data-keeps-typed]';

/**
 * Stores the values of a form in the tab, with the key, so that sending after a reload is no second submission. The same
 * form in another language has the same place.
 */
const place = (): string => `form ${location.pathname.replace(/^\/..(?=\/)/, '')}`;

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The form's token, and what is typed. Not what the query determines, which the path does not tell: hidden fields, those
 * without autocomplete and checkboxes that say so. Nor radio buttons, whose value is not typed.
 */
const typedControls =
  ':is(input, select, textarea):not([type=hidden], [type=radio], [autocomplete=off], [data-from-address])';
const controls = `[name=key], [name=moment], ${typedControls}`;
const controlsOf = (form: HTMLFormElement) => form.querySelectorAll<TextControl>(controls);

const isCheckbox = (control: TextControl): control is HTMLInputElement => control.type === 'checkbox';

/** Whether a control still has its initial value. The form's token always does. */
function isUntouched(control: TextControl): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].every((option) => option.selected === option.defaultSelected);
  return isCheckbox(control) ? control.checked === control.defaultChecked : control.value === control.defaultValue;
}

export function saveForm(form: HTMLFormElement): void {
  const typed = [...controlsOf(form)].map((control) => {
    return [control.name, isCheckbox(control) && !control.checked ? '' : control.value];
  });
  try {
    sessionStorage.setItem(place(), JSON.stringify(typed));
  } catch {
    // Storage is disabled or full: the form works without it.
  }
}

/** The stored values by the names of their controls; of files, what browsers show for their path. */
export function storedValues(): Map<unknown, unknown> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(place()) ?? '[]'));
  } catch {
    return new Map(); // As above.
  }
}

/** Restores the values of untouched controls, and shows those that are folded away. */
export function restoreForm(form: HTMLFormElement): void {
  const values = storedValues();
  for (const control of controlsOf(form)) {
    const value = values.get(control.name);
    // Browsers do not let a page choose files.
    if (typeof value !== 'string' || !value || control.type === 'file' || !isUntouched(control)) continue;
    if (isCheckbox(control)) control.checked = true;
    else control.value = value;
    control.closest('details')?.setAttribute('open', '');
  }
}

export function clearForm(): void {
  try {
    sessionStorage.removeItem(place());
  } catch {
    // As above.
  }
}
