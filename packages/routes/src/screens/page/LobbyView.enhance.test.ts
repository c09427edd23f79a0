// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { lobbyMark, keepLobbyCurrent } from './LobbyView.enhance.ts';

const fetchMock = vi.fn<typeof fetch>();
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset().mockRejectedValue(new TypeError('offline'));
  document.body.innerHTML = `<time ${lobbyMark}></time>`;
});

it('asks for a lobby display every ten minutes, and goes on after a failure', async () => {
  keepLobbyCurrent();
  await minutes(9);
  expect(fetchMock).not.toHaveBeenCalled();
  await minutes(11);
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([location.href, location.href]);
});

it('leaves other pages alone', async () => {
  document.body.innerHTML = '<time></time>';
  keepLobbyCurrent();
  await minutes(30);
  expect(fetchMock).not.toHaveBeenCalled();
});
