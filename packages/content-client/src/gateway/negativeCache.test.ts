import { readdir } from 'node:fs/promises';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wireEventsFixture } from '../event/event.fixture.ts';
import { eventQuery } from '../event/event.queries.ts';
import { ContentUnavailable, createGateway, type Gateway } from './gateway.ts';

const scope = { tenant: 'tabor', locale: '' } as const;
const id = wireEventsFixture.data[0]?.id ?? '';

describe('results that are not cacheable', () => {
  let url: string;
  let stop: () => void;
  let directory: string;
  let requests: number;
  let published: boolean;
  const gateways: Gateway[] = [];
  let passedMs = 0;

  /** Moves the clock forward. */
  function pass(milliseconds: number): void {
    passedMs += milliseconds;
  }

  function gateway(freshForMs: number): Gateway {
    const made = createGateway({ access: { url, token: 'canary-token' }, cacheDirectory: directory, freshForMs });
    gateways.push(made);
    return made;
  }

  async function countCacheFiles(): Promise<number> {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).length;
  }

  beforeEach(async () => {
    const { now } = Date;
    passedMs = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + passedMs);
    directory = await temporaryFolder();
    requests = 0;
    published = true;
    ({ url, close: stop } = await temporaryServer((request, response) => {
      requests += 1;
      const requestedId = new URL(request.url ?? '', 'http://service.example').searchParams.get('filters[documentId]');
      const data = wireEventsFixture.data.filter((entry) => published && entry.id === requestedId);
      setTimeout(() => response.end(JSON.stringify({ data, meta: {} })), 20);
    }));
  });

  afterEach(async () => {
    await Promise.all(gateways.splice(0).map((each) => each.close()));
  });

  it('are shared by concurrent reads', async () => {
    const { read } = gateway(60_000);
    const answers = await Promise.all(Array.from({ length: 50 }, () => read(scope, eventQuery('guessed'))));
    expect(answers).toEqual(Array.from({ length: 50 }, () => null));
    expect(requests).toBe(1);
  });

  it('are not written to disk, however many ids a client guesses', async () => {
    const { read } = gateway(1);
    for (let guess = 0; guess < 20; guess += 1) expect(await read(scope, eventQuery(`guess${guess}`))).toBeNull();
    expect(await countCacheFiles()).toBe(0);
    expect(await read(scope, eventQuery(id))).toMatchObject({ id });
    await expect.poll(countCacheFiles).toBe(1);
  });

  it('are requested again once they are stale, so that a published entry appears', async () => {
    published = false;
    const { read } = gateway(30);
    expect(await read(scope, eventQuery(id))).toBeNull();
    published = true;
    pass(60);
    expect(await read(scope, eventQuery(id))).toMatchObject({ id });
  });

  it('are revalidated after a drop, and shared again after that', async () => {
    published = false;
    const { read, drop } = gateway(60_000);
    expect(await read(scope, eventQuery(id))).toBeNull();
    published = true;
    drop('tabor:events');
    expect(await read(scope, eventQuery(id))).toMatchObject({ id });
    published = false;
    drop('tabor:events');
    expect(await read(scope, eventQuery(id))).toBeNull();
    requests = 0;
    for (let visitor = 0; visitor < 5; visitor += 1) expect(await read(scope, eventQuery('guessed'))).toBeNull();
    expect(requests).toBe(1);
  });

  it.each(['in one process', 'across a restart'])('replace the cached entry, %s', async (when) => {
    const { read } = gateway(30);
    expect(await read(scope, eventQuery(id))).toMatchObject({ id });
    published = false;
    pass(60);
    const later = when === 'across a restart' ? gateway(30) : { read };
    // Stale content is served once more while it is refreshed.
    expect(await later.read(scope, eventQuery(id))).toMatchObject({ id });
    await expect.poll(() => later.read(scope, eventQuery(id))).toBeNull();
    expect(await later.read(scope, eventQuery(id))).toBeNull();
    await expect.poll(countCacheFiles).toBe(0);
  });

  it('are not served while the content service is down', async () => {
    const { read } = gateway(1);
    expect(await read(scope, eventQuery('guessed'))).toBeNull();
    expect(await read(scope, eventQuery(id))).toMatchObject({ id });
    stop();
    pass(20);
    await expect(read(scope, eventQuery('guessed'))).rejects.toThrow(ContentUnavailable);
    expect(await read(scope, eventQuery(id))).toMatchObject({ id });
  });
});
