/**
 * Attributes of a button that opens the dialog of this id. The browser itself does it, before and without JavaScript;
 * one that does not know `command` yet is helped by the page's native script.
 */
export function opensDialog(id: string) {
  return { 'aria-haspopup': 'dialog', command: 'show-modal', commandfor: id } as const;
}

/** Attributes of a button that closes the dialog of this id. */
export function closesDialog(id: string) {
  return { command: 'close', commandfor: id } as const;
}
