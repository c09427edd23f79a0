import { forgetTyped, keepingForm, recallTyped, rememberTyped } from '../forms/typedText.ts';

/**
 * Keeps what is typed into a form until it is sent: through a reload, and through the coming of React. The focus that
 * the server gives away tells what became of a form: with a form something was wrong, without one it was sent.
 */
export function keepTypedText(): void {
  const form = document.querySelector<HTMLFormElement>(keepingForm);
  const answered = document.querySelector('[autofocus]');
  if (form) (answered ? rememberTyped : recallTyped)(form);
  else if (answered) forgetTyped();
  document.addEventListener('input', ({ target }) => {
    const typedInto = target instanceof Element && target.closest<HTMLFormElement>(keepingForm);
    if (typedInto) rememberTyped(typedInto);
  });
}
