/** How far one must scroll up before the bar comes back, in pixels; more than this (specification, section 9). */
export const reappearAfter = 15;

/** Nearer to the top than this the bar is always there, in pixels (specification, section 9). */
export const topZone = 10;

/** Time without a scroll event before the position is looked at, in milliseconds (specification, section 9). */
export const scrollDebounce = 50;

export interface TopBarState {
  visible: boolean;
  /** Lowest position since the bar was hidden, or the last one looked at, in pixels from the top. */
  from: number;
}

export const topBarAtStart: TopBarState = { visible: true, from: 0 };

/** Hides on the way down and comes back on the way up. Small ways up add up until they are more than 15 px. */
export function topBarAfterScroll({ visible, from }: TopBarState, position: number): TopBarState {
  if (position < topZone) return { visible: true, from: position };
  if (position > from) return { visible: false, from: position };
  if (from - position > reappearAfter) return { visible: true, from: position };
  return { visible, from };
}
