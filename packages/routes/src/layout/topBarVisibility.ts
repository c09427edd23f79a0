/** The bar reappears after scrolling up by more than this, in pixels (specification, section 9). */
export const reappearAfterPx = 15;

/** The bar is always visible within this distance from the top, in pixels (specification, section 9). */
export const topZonePx = 10;

/** The scroll position is read after this time without a scroll event (specification, section 9). */
export const scrollDebounceMs = 50;

export interface TopBarState {
  visible: boolean;
  /** Lowest position since the bar was hidden, else the last position, in pixels from the top. */
  from: number;
}

/** @param position at which the page opened: after a reload, browsers restore the former one */
export function topBarAtStart(position: number): TopBarState {
  return { visible: true, from: position };
}

/** Hides on scrolling down and reappears on scrolling up. Small upward movements add up until they exceed 15 px. */
export function topBarAfterScroll({ visible, from }: TopBarState, position: number): TopBarState {
  if (position < topZonePx) return { visible: true, from: position };
  if (position > from) return { visible: false, from: position };
  if (from - position > reappearAfterPx) return { visible: true, from: position };
  return { visible, from };
}
