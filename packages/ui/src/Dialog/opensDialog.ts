/**
 * Attributes of a button that opens the dialog with this id. Works without JavaScript; the enhance script covers browsers
 * without invoker commands.
 */
export function opensDialog(id: string) {
  return { 'aria-haspopup': 'dialog', command: 'show-modal', commandfor: id } as const;
}

/** Attributes of a button that closes the dialog with this id. */
export function closesDialog(id: string) {
  return { command: 'close', commandfor: id } as const;
}
