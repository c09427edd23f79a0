import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { expect, it } from 'vitest';
import { askAsCrawler } from './client.ts';

it.each([
  ['until the answer is another', [503, 503, 200], '0.01', 200],
  ['three times at most', [503, 503, 503, 200], '0.01', 503],
  ['once where no time is named', [503, 200], '', 503],
  ['once after any other answer', [500, 200], '0.01', 500],
])('askAsCrawler asks %s', async (_, answers, retryAfter, expected) => {
  const left = [...answers];
  const { port } = await temporaryServer((_request, response) => {
    response.writeHead(left.shift() ?? 404, { 'retry-after': retryAfter }).end();
  });
  expect((await askAsCrawler({ host: 'site.example', port })).status).toBe(expected);
});
