function closestDialog(target: EventTarget | null): HTMLDialogElement | null {
  return target instanceof Element ? target.closest('dialog') : null;
}

/** What a button with `commandfor` asks of a dialog, for browsers that do not know it yet. */
function obey(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute('command') === 'show-modal') dialog.showModal();
  else dialog.close();
}

/**
 * The browser itself opens and closes dialogs by `command`. What it leaves open: a link in a dialog leads away from it,
 * and so does the way back; and a browser without `command` is helped.
 */
export function operateDialogs(): void {
  const native = 'commandForElement' in HTMLButtonElement.prototype;
  document.addEventListener('click', ({ target }) => {
    if (!native) obey(target);
    if (target instanceof Element && target.closest('a[href]')) closestDialog(target)?.close();
  });
  window.addEventListener('popstate', () => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
}
