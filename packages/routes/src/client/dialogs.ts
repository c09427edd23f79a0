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

/** The dialog beside which a pointer is: what lies around an open one is its backdrop, and a press there is one on it. */
function dialogBeside({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return null;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom ? target : null;
}

/** Closes dialogs with `closedby="any"` by a press beside them, for browsers that do not know it yet. */
function closeFromBeside(): void {
  let pressed: HTMLDialogElement | null = null;
  // Both ends of a press count: a selection that ends outside of the dialog is none.
  document.addEventListener('pointerdown', (event) => (pressed = dialogBeside(event)));
  document.addEventListener('click', (event) => {
    if (dialogBeside(event) === pressed) pressed?.close();
    pressed = null;
  });
}

/**
 * The browser itself opens and closes dialogs by `command` and `closedby`. What it leaves open: a link in a dialog leads
 * away from it, and so does the way back; and browsers that do not know these attributes are helped.
 */
export function enhanceDialogs(): void {
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  if (!('closedBy' in HTMLDialogElement.prototype)) closeFromBeside();
  document.addEventListener('click', ({ target }) => {
    if (!knowsCommands) obey(target);
    if (target instanceof Element && target.closest('a[href]')) closestDialog(target)?.close();
  });
  window.addEventListener('popstate', () => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
}
