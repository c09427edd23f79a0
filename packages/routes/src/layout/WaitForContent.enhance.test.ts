// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForContent, waitMark } from './WaitForContent.enhance.ts';

const ask = vi.fn<typeof fetch>();
const replace = vi.fn<(address: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask.mockReset());
  vi.stubGlobal('location', { pathname: '/jobs', search: '?seite=2', replace: replace.mockReset() });
  document.body.innerHTML = `<div ${waitMark}="/api/konfiguration-tabor"></div>`;
});
afterEach(() => document.body.replaceChildren());

/** Lets the configuration and then the page answer, once each. */
async function answer(configuration: number | 'offline', page?: number): Promise<void> {
  if (configuration === 'offline') ask.mockRejectedValueOnce(new TypeError('offline'));
  else ask.mockResolvedValueOnce(new Response(null, { status: configuration }));
  if (page) ask.mockResolvedValueOnce(new Response(null, { status: page }));
  await vi.advanceTimersByTimeAsync(3_000);
}

it('loads the page again once the configuration and the page are available', async () => {
  waitForContent();
  await answer('offline');
  await answer(503);
  await answer(200, 503);
  expect(replace).not.toHaveBeenCalled();
  await answer(200, 200);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/jobs?seite=2');
  expect(ask.mock.calls.slice(-2)).toEqual([['/api/konfiguration-tabor'], ['/jobs?seite=2', { method: 'HEAD' }]]);
});

it('leaves complete pages alone', async () => {
  document.body.replaceChildren();
  waitForContent();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).not.toHaveBeenCalled();
});
