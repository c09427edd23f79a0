import { clearForm, keepingForm, restoreForm, saveForm } from '../forms/formPersistence.ts';

/**
 * Keeps what is typed into a form until it is sent: through a reload, and through the coming of React. The focus that
 * the server gives away tells what became of a form: with a form something was wrong, without one it was sent.
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
