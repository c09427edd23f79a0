/** A ref of what goes on for the keyboard and for screen readers: what was pressed is gone, and the focus with it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
