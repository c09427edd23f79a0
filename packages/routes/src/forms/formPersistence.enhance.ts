import { clearForm, keepingForm, restoreForm, saveForm } from './formPersistence.ts';

/**
 * Persists a form's values until it is submitted: across reloads and across hydration. The element with `autofocus`
 * shows the result of a submission: with a form on the page it failed, without one it succeeded. A result becomes a page
 * that is read: else a browser asks, on a reload and on the way back, whether to send the form again, or shows an error.
 */
export function persistForms(): void {
  const form = document.querySelector<HTMLFormElement>(keepingForm);
  const result = document.querySelector('[autofocus]');
  if (form) (result ? saveForm : restoreForm)(form);
  else if (result) clearForm();
  if (result) history.replaceState(history.state, '');
  document.addEventListener('input', ({ target }) => {
    const edited = target instanceof Element && target.closest<HTMLFormElement>(keepingForm);
    if (edited) saveForm(edited);
  });
}
