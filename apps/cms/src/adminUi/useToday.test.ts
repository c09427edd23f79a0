// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useToday } from './useToday.ts';

const Today = () => createElement('p', null, useToday());

afterEach(() => void vi.useRealTimers());

it('notices the next day, which begins at midnight in Switzerland', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-02T22:58:30Z'), toFake: ['Date', 'setInterval', 'clearInterval'] });
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(createElement(Today)));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(place.textContent).toBe('2026-12-02');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(place.textContent).toBe('2026-12-03');
  flushSync(() => root.unmount());
  expect(vi.getTimerCount()).toBe(0);
});
