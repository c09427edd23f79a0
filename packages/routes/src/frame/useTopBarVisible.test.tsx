import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTopBarVisible } from './useTopBarVisible.ts';

function scrollTo(position: number): void {
  vi.stubGlobal('scrollY', position);
  window.dispatchEvent(new Event('scroll'));
}

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

describe('useTopBarVisible', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('looks at the position 50 ms after the last movement, and not before', () => {
    const { result } = renderHook(useTopBarVisible);
    scrollTo(300);
    wait(49);
    expect(result.current).toBe(true);
    wait(1);
    expect(result.current).toBe(false);
  });

  it('waits anew with each movement', () => {
    const { result } = renderHook(useTopBarVisible);
    for (const position of [100, 200, 300, 400]) {
      scrollTo(position);
      wait(40);
    }
    expect(result.current).toBe(true);
    wait(10);
    expect(result.current).toBe(false);
  });
});
