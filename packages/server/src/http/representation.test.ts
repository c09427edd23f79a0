import { brotliCompressSync } from 'node:zlib';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { beforeEach, describe, expect, it } from 'vitest';
import { compact } from '../cache/page.ts';
import { represent, send } from './representation.ts';

const text = 'Grüezi '.repeat(300);
const identity = Buffer.from(text);
const page = {
  ...represent(200, { 'content-type': 'text/html' }, { identity, br: brotliCompressSync(identity) }),
  tags: [],
};

describe('send', () => {
  let url: string;
  beforeEach(async () => {
    ({ url } = await temporaryServer((incoming, outgoing) => send(compact(page), incoming, outgoing, false)));
  });

  it.each([
    ['br', 'br'],
    ['gzip', null],
    ['identity', null],
  ])('restores a page that is stored by brotli alone for clients that accept %s', async (accepted, encoding) => {
    const response = await fetch(url, { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(await response.text()).toBe(text);
  });

  it('answers 304 without restoring it', async () => {
    const headers = { 'accept-encoding': 'identity', 'if-none-match': page.etag };
    expect((await fetch(url, { headers })).status).toBe(304);
  });
});
