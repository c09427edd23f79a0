// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { lobbyMark, keepLobbyCurrent } from './LobbyView.enhance.ts';

const fetchMock = vi.fn<typeof fetch>();
const isShown = () => document.querySelector('time')?.hidden === false;
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset().mockRejectedValue(new TypeError('offline'));
  document.body.innerHTML = `<time ${lobbyMark} datetime="2026-11-28T22:40:00.000Z"></time>`;
});

it('asks for a lobby display every ten minutes, and goes on after a failure', async () => {
  keepLobbyCurrent();
  await minutes(9);
  expect(fetchMock).not.toHaveBeenCalled();
  await minutes(11);
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([location.href, location.href]);
});

it('calls no other day today while the site does not answer', async () => {
  vi.setSystemTime('2026-11-28T22:45:00Z');
  keepLobbyCurrent();
  await minutes(10);
  expect(isShown()).toBe(true);
  await minutes(10);
  expect(isShown()).toBe(false);
});

it('leaves other pages alone', async () => {
  document.body.innerHTML = '<time></time>';
  keepLobbyCurrent();
  await minutes(30);
  expect(fetchMock).not.toHaveBeenCalled();
});
