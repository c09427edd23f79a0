import { trapField } from './trapField.ts';

/** Typed text of a form stays in its tab; with the key, so that sending after a reload is not sending twice. */
const place = (): string => `form ${window.location.pathname}`;

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controls(form: HTMLFormElement): TextControl[] {
  return [...form.elements].filter(
    (control): control is TextControl =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement) &&
      control.type !== 'file' &&
      control.name !== trapField &&
      control.name !== 'job',
  );
}

export function rememberTyped(form: HTMLFormElement): void {
  const typed = controls(form).map(({ name, value }) => [name, value]);
  try {
    sessionStorage.setItem(place(), JSON.stringify(typed));
  } catch {
    // A browser that keeps nothing, or has no room: the form works all the same.
  }
}

export function recallTyped(form: HTMLFormElement): void {
  try {
    const typed: unknown = JSON.parse(sessionStorage.getItem(place()) ?? '[]');
    if (!Array.isArray(typed)) return;
    const values = new Map<unknown, unknown>(typed);
    for (const control of controls(form)) {
      const value = values.get(control.name);
      if (typeof value === 'string' && value !== '') control.value = value;
    }
  } catch {
    // As above.
  }
}

export function forgetTyped(): void {
  try {
    sessionStorage.removeItem(place());
  } catch {
    // As above.
  }
}
