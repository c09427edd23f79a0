function closestDialog(target: EventTarget | null): HTMLDialogElement | null {
  return target instanceof Element ? target.closest('dialog') : null;
}

/** Polyfill of invoker commands (`commandfor`, `command`). */
function runCommand(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute('command') === 'show-modal') dialog.showModal();
  else dialog.close();
}

/**
 * The dialog whose backdrop was clicked. A click on the backdrop has the dialog as its target and lies outside of its
 * box.
 */
function dialogOfBackdrop({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return null;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom ? target : null;
}

/** Polyfill of light dismiss (`closedby="any"`). */
function polyfillClosedBy(): void {
  let pressed: HTMLDialogElement | null = null;
  // The pointer must go down and up on the backdrop: a text selection that ends outside of the dialog does not close
  // it.
  document.addEventListener('pointerdown', (event) => (pressed = dialogOfBackdrop(event)));
  document.addEventListener('click', (event) => {
    if (dialogOfBackdrop(event) === pressed) pressed?.close();
    pressed = null;
  });
}

/**
 * Browsers open and close dialogs by `command` and `closedby`; older ones get polyfills. In addition, following a link
 * inside a dialog and history navigation close it.
 */
export function enhanceDialogs(): void {
  const supportsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  if (!('closedBy' in HTMLDialogElement.prototype)) polyfillClosedBy();
  document.addEventListener('click', ({ target }) => {
    if (!supportsCommands) runCommand(target);
    if (target instanceof Element && target.closest('a[href]')) closestDialog(target)?.close();
  });
  window.addEventListener('popstate', () => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
}
