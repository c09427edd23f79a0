import { clearForm, keepingForm, restoreForm, saveForm } from '../forms/formPersistence.ts';

/**
 * Persists a form's values until it is submitted: across reloads and across hydration. The element with `autofocus`
 * shows the result of a submission: with a form on the page it failed, without one it succeeded.
 */
export function persistForms(): void {
  const form = document.querySelector<HTMLFormElement>(keepingForm);
  const answered = document.querySelector('[autofocus]');
  if (form) (answered ? saveForm : restoreForm)(form);
  else if (answered) clearForm();
  document.addEventListener('input', ({ target }) => {
    const typedInto = target instanceof Element && target.closest<HTMLFormElement>(keepingForm);
    if (typedInto) saveForm(typedInto);
  });
}
