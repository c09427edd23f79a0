// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPlacesTrue } from './freePlaces.enhance.ts';

const page = (state: string) =>
  `<main><dl data-places="${state}"><dd>${state}</dd></dl><time data-today="2026-11-28">heute</time><time hidden>28. November</time></main>`;

const reload = vi.fn<() => void>();
const ask = vi.fn<typeof fetch>();
const serve = (html: string) => ask.mockImplementation(() => Promise.resolve(new Response(html)));

let controller: AbortController;

/** The page in a tab, whose listeners end with the test. */
beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-28T09:00:00Z');
  vi.stubGlobal('fetch', ask.mockReset());
  vi.stubGlobal('location', { href: 'https://tabor.example/', reload: reload.mockReset() });
  controller = new AbortController();
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { signal: controller.signal }),
  );
  document.body.innerHTML = page('frei');
  keepPlacesTrue();
});
afterEach(() => {
  controller.abort();
  Reflect.deleteProperty(document, 'hidden');
  document.body.replaceChildren();
});

async function leaveFor(ms: number) {
  for (const [hidden, awayMs] of [
    [true, ms],
    [false, 0],
  ] as const) {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(awayMs);
  }
}

const shown = () =>
  [...document.querySelectorAll('time')].flatMap(({ hidden, textContent }) => (hidden ? [] : textContent));

it('reloads a page of which a visitor was away for a minute, where its places have changed', async () => {
  serve(page('frei'));
  await leaveFor(59_000);
  expect(ask).not.toHaveBeenCalled();
  await leaveFor(60_000);
  expect([ask.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  serve(page('Warteliste'));
  await leaveFor(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves a page alone that the browser has translated', async () => {
  serve(page('frei'));
  document.querySelectorAll('dd').forEach((place) => place.replaceChildren('free'));
  await leaveFor(60_000);
  expect(reload).not.toHaveBeenCalled();
});

it('takes nothing from the hands of a visitor', async () => {
  serve(page('Warteliste'));
  document.body.insertAdjacentHTML('beforeend', '<input>');
  const field = document.querySelector('input');
  field?.focus();
  await leaveFor(60_000);
  expect(reload).not.toHaveBeenCalled();
  field?.blur();
  await leaveFor(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('asks every ten minutes in sight', async () => {
  serve(page('Warteliste'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['the site does not answer', () => ask.mockRejectedValue(new TypeError('offline'))],
  ['the site answers with an error', () => ask.mockResolvedValue(new Response(page('Warteliste'), { status: 503 }))],
])('calls no other day today, and keeps the rest, while %s', async (_, answer) => {
  answer();
  await leaveFor(3_600_000);
  expect(shown()).toEqual(['heute']);
  await leaveFor(24 * 3_600_000);
  expect(shown()).toEqual(['28. November']);
  expect(reload).not.toHaveBeenCalled();
});
