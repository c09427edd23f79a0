import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { maxRedirects } from '../contract/formerAddress.ts';
import { pageViewReport } from '../contract/pageViews.ts';
import { signReceipt } from '../contract/receipt.ts';
import { redirectHitReport } from '../contract/redirectHits.ts';
import { createReportedCounter } from './reportedCounter.ts';

const access = { url: 'http://content.example', token: 'secret' };
const onFailure = vi.fn<(message: string) => void>();
const fetchMock = vi.fn<(url: URL, init: { body: string; headers: Headers }) => Promise<Response>>();

/** Answers as the content service does. */
const received =
  (status: number): Parameters<typeof fetchMock.mockImplementation>[0] =>
  async (url, { headers }) => {
    const names = [url.pathname.replace('/api/', ''), headers.get('idempotency-key') ?? ''];
    return new Response(null, { status, headers: signReceipt(access.token, 'counts', ...names) });
  };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock.mockReset().mockImplementation(received(200)));
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
  ['does not confirm', async () => Response.json({})],
  ['refuses without a receipt', async () => new Response(null, { status: 400 })],
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
  fetchMock.mockImplementationOnce(received(400));
  counter.count('tabor', '/alt.html');
  await counter.send();
  counter.count('tabor', '/neu.html');
  await counter.stop();
  expect(onFailure).toHaveBeenCalledWith('the content service answered 400');
  expect(reports().at(-1)).toEqual({ hits: [{ tenant: 'tabor', from: '/neu.html', hits: 1 }] });
});

it('reports views of pages in their own words', async () => {
  const counter = createReportedCounter(pageViewReport, access, onFailure);
  counter.count('tabor', '/wohnen');
  await counter.stop();
  expect(reports()).toEqual([{ views: [{ tenant: 'tabor', path: '/wohnen', views: 1 }] }]);
  expect(String(fetchMock.mock.calls[0]?.[0])).toBe('http://content.example/api/page-views');
});
