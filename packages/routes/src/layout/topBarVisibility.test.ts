import { describe, expect, it } from 'vitest';
import { topBarAfterScroll, topBarAtStart } from './topBarVisibility.ts';

/** Whether the bar is visible after each of these scroll positions, in pixels. */
function shownAt(positions: readonly number[]): boolean[] {
  let state = topBarAtStart;
  return positions.map((position) => {
    state = topBarAfterScroll(state, position);
    return state.visible;
  });
}

describe('topBarAfterScroll', () => {
  it.each([
    ['hides on the way down', [200], [false]],
    ['stays under 10 px', [9], [true]],
    ['hides at 10 px', [10], [false]],
    ['does not come back after 14 px up', [500, 486], [false, false]],
    ['does not come back after 15 px up', [500, 485], [false, false]],
    ['comes back after 16 px up', [500, 484], [false, true]],
    ['adds up small ways', [500, 490, 484], [false, false, true]],
    ['begins anew after a way down', [500, 490, 600, 590, 584], [false, false, false, false, true]],
    ['comes back under 10 px, however small the way', [12, 9], [false, true]],
    ['stays while one goes on upwards', [500, 400, 300], [false, true, true]],
    ['is not moved by a bounce above the top', [-40], [true]],
  ])('%s', (_, positions, shown) => {
    expect(shownAt(positions)).toEqual(shown);
  });
});
