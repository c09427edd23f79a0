/** Moves the focus, also as a ref: for users of a keyboard or a screen reader, where what was pressed is gone. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
