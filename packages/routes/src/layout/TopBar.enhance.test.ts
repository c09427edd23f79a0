// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { topBarMark, watchTopBar } from './TopBar.enhance.ts';

function scrollTo(position: number): void {
  vi.stubGlobal('scrollY', position);
  window.dispatchEvent(new Event('scroll'));
}

describe('watchTopBar', () => {
  const bar = document.createElement('header');
  const isHidden = (): boolean => bar.hasAttribute('data-hidden');

  beforeEach(() => {
    vi.useFakeTimers();
    bar.setAttribute(topBarMark, '');
    document.body.replaceChildren(bar);
    watchTopBar();
    vi.advanceTimersToNextFrame();
  });

  afterEach(() => {
    bar.removeAttribute('data-hidden');
  });

  it('reads the position 50 ms after the last scroll event, and not before', () => {
    scrollTo(300);
    vi.advanceTimersByTime(49);
    expect(isHidden()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isHidden()).toBe(true);
  });

  it('restarts the delay at each scroll event', () => {
    for (const position of [100, 200, 300, 400]) {
      scrollTo(position);
      vi.advanceTimersByTime(40);
    }
    expect(isHidden()).toBe(false);
    vi.advanceTimersByTime(10);
    expect(isHidden()).toBe(true);
  });

  it('reads no position before the first frame, which lays the page out', () => {
    const read = vi.fn<() => number>(() => 0);
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(read);
    watchTopBar();
    expect(read).not.toHaveBeenCalled();
    vi.advanceTimersToNextFrame();
    expect(read).toHaveBeenCalledOnce();
  });

  it('updates the current bar, also after React has replaced it', () => {
    const replacedBar = document.createElement('header');
    replacedBar.setAttribute(topBarMark, '');
    document.body.replaceChildren(replacedBar);
    scrollTo(300);
    vi.advanceTimersByTime(50);
    expect(replacedBar.hasAttribute('data-hidden')).toBe(true);
  });
});
