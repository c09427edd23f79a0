import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { maxRedirects } from '../contract/formerAddress.ts';
import { redirectHitReport } from '../contract/redirectHits.ts';
import { createReportedCounter } from './reportedCounter.ts';

const access = { url: 'http://content.example', token: 'secret' };
const onFailure = vi.fn<(message: string) => void>();
const fetchMock = vi.fn<(url: URL, init: { body: string }) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    fetchMock.mockReset().mockImplementation(async () => Response.json({})),
  );
  onFailure.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reports = (): { hits: { from: string; hits: number }[] }[] =>
  fetchMock.mock.calls.map(([, { body }]) => JSON.parse(body));

it('reports each minute what was counted since, in one request', async () => {
  const counter = createReportedCounter(redirectHitReport, access, onFailure);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchMock).not.toHaveBeenCalled();
  counter.count('tabor', '/alt.html');
  counter.count('rivabella', '/alt.html');
  counter.count('tabor', '/alt.html');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reports()).toEqual([
    {
      hits: [
        { tenant: 'tabor', from: '/alt.html', hits: 2 },
        { tenant: 'rivabella', from: '/alt.html', hits: 1 },
      ],
    },
  ]);
  expect(String(fetchMock.mock.calls[0]?.[0])).toBe('http://content.example/api/redirect-hits');
  await counter.stop();
});

it.each([
  ['refuses', async () => new Response(null, { status: 503 })],
  ['does not answer in time', async (_: URL, { signal }: RequestInit) => Promise.reject(signal?.reason)],
])('keeps what the content service %s, and reports it with the next at the stop', async (_, answer) => {
  const counter = createReportedCounter(redirectHitReport, access, onFailure);
  counter.count('tabor', '/alt.html');
  fetchMock.mockImplementationOnce(answer);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new Error('too late')));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onFailure).toHaveBeenCalledOnce();
  counter.count('tabor', '/alt.html');
  await counter.stop();
  expect(reports().at(-1)).toEqual({ hits: [{ tenant: 'tabor', from: '/alt.html', hits: 2 }] });
});

it('keeps no more redirects than a website has', async () => {
  const counter = createReportedCounter(redirectHitReport, access, onFailure);
  for (let number = 0; number <= maxRedirects; number += 1) counter.count('tabor', `/${number}`);
  await counter.stop();
  const reported = reports().flatMap(({ hits }) => hits);
  expect(reported).toHaveLength(maxRedirects);
  expect(reported.at(-1)?.from).toBe(`/${maxRedirects - 1}`);
});

it('discards hits that the content service refuses for good', async () => {
  const counter = createReportedCounter(redirectHitReport, access, onFailure);
  fetchMock.mockImplementationOnce(async () => new Response(null, { status: 400 }));
  counter.count('tabor', '/alt.html');
  await counter.send();
  counter.count('tabor', '/neu.html');
  await counter.stop();
  expect(onFailure).toHaveBeenCalledWith('the content service answered 400');
  expect(reports().at(-1)).toEqual({ hits: [{ tenant: 'tabor', from: '/neu.html', hits: 1 }] });
});
