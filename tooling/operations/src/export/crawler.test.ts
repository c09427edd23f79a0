import type { Socket } from 'node:net';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { expect, it } from 'vitest';
import { addressesIn, crawl } from './crawler.ts';

it('visits a site that closes idle connections', async () => {
  const used = new WeakSet<Socket>();
  const { port } = await temporaryServer(({ socket, url }, response) => {
    if (used.has(socket)) return void socket.destroy();
    used.add(socket);
    const body = url === '/' ? ['/a', '/b', '/c', '/d'].map((path) => `<a href="${path}">`).join('') : '';
    response.writeHead(200, { 'content-type': 'text/html' }).end(body);
  });
  const visited: string[] = [];
  for await (const { path } of crawl({ port, origin: 'https://site.example' })) visited.push(path);
  expect(visited.slice(-4)).toEqual(['/a', '/b', '/c', '/d']);
});

it('finds the script that a page loads after itself', () => {
  expect(addressesIn('text/html', '<script data-entry="/assets/entry.js">')).toEqual(['/assets/entry.js']);
});
