import { honeypot } from './honeypot.ts';

/** Attribute of forms whose values are stored in the tab until they are sent. */
export const persistsAttribute = { 'data-keeps-typed': '' } as const;

export const keepingForm = 'form[data-keeps-typed]';

/**
 * Stores the values of a form in the tab, with the key, so that sending after a reload is no second submission. The same
 * form in another language has the same place.
 */
const place = (): string => `form ${location.pathname.replace(/^\/[a-z]{2}(?=\/)/, '')}`;

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Without what an advertisement determines: another one has the same path. */
const controls = `input:not([type=file], [name=job], [name=area], [name=${honeypot}]), select, textarea`;
const controlsOf = (form: HTMLFormElement) => form.querySelectorAll<TextControl>(controls);

const filesOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input[type=file]')];
const hasFiles = ({ files }: HTMLInputElement): boolean => (files?.length ?? 0) > 0;

/** Whether a control still has its initial value. Hidden fields always do. */
function isUntouched(control: TextControl): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].every((option) => option.selected === option.defaultSelected);
  return control.value === control.defaultValue;
}

export function saveForm(form: HTMLFormElement): void {
  const typed = [...controlsOf(form)].map(({ name, value }) => [name, value]);
  // Browsers do not let a page choose files: only that there were some is known.
  typed.push(...filesOf(form).flatMap((input) => (hasFiles(input) ? [[input.name, 'chosen']] : [])));
  try {
    sessionStorage.setItem(place(), JSON.stringify(typed));
  } catch {
    // Storage is disabled or full: the form works without it.
  }
}

/**
 * Restores the values of untouched controls, and shows those that are folded away.
 * @returns whether files were chosen that the visitor has to choose again
 */
export function restoreForm(form: HTMLFormElement): boolean {
  try {
    const typed: unknown = JSON.parse(sessionStorage.getItem(place()) ?? '[]');
    if (!Array.isArray(typed)) return false;
    const values = new Map<unknown, unknown>(typed);
    for (const control of controlsOf(form)) {
      const value = values.get(control.name);
      if (typeof value !== 'string' || !value || !isUntouched(control)) continue;
      control.value = value;
      control.closest('details')?.setAttribute('open', '');
    }
    return filesOf(form).some((input) => values.has(input.name) && !hasFiles(input));
  } catch {
    return false; // As above.
  }
}

export function clearForm(): void {
  try {
    sessionStorage.removeItem(place());
  } catch {
    // As above.
  }
}
