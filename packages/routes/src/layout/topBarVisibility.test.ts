import { describe, expect, it } from 'vitest';
import { topBarAfterScroll, topBarAtStart } from './topBarVisibility.ts';

/** Whether the bar is visible after each of these scroll positions, in pixels. */
function shownAt(positions: readonly number[], start = 0): boolean[] {
  let state = topBarAtStart(start);
  return positions.map((position) => {
    state = topBarAfterScroll(state, position);
    return state.visible;
  });
}

describe('topBarAfterScroll', () => {
  it.each([
    ['hides on scrolling down', [200], [false]],
    ['stays visible above 10 px', [9], [true]],
    ['hides at 10 px', [10], [false]],
    ['stays hidden after 14 px up', [500, 486], [false, false]],
    ['stays hidden after 15 px up', [500, 485], [false, false]],
    ['reappears after 16 px up', [500, 484], [false, true]],
    ['adds up small upward movements', [500, 490, 484], [false, false, true]],
    ['restarts after scrolling down', [500, 490, 600, 590, 584], [false, false, false, false, true]],
    ['reappears above 10 px after any upward movement', [12, 9], [false, true]],
    ['stays visible while scrolling further up', [500, 400, 300], [false, true, true]],
    ['ignores overscroll above the top', [-40], [true]],
  ])('%s', (_, positions, shown) => {
    expect(shownAt(positions)).toEqual(shown);
  });

  it('stays visible after a small way up from where a reload began', () => {
    expect(shownAt([2_990, 2_980, 2_985], 3_000)).toEqual([true, true, false]);
  });
});
