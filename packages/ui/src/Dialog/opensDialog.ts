/**
 * Attributes of a button that opens the dialog of this id. The browser itself does it, before and without JavaScript;
 * one that does not know `command` yet is helped by the click handler.
 */
export function opensDialog(id: string) {
  return {
    'aria-haspopup': 'dialog',
    command: 'show-modal',
    commandfor: id,
    onClick: () => {
      if ('commandForElement' in HTMLButtonElement.prototype) return;
      const dialog = document.getElementById(id);
      if (dialog instanceof HTMLDialogElement) dialog.showModal();
    },
  } as const;
}
