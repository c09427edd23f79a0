import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Store } from '../testing/bucket.fixture.ts';
import { apply, photograph, startInBucket, upload, uploaded } from '../testing/media.fixture.ts';
import { type Service, startService, temporaryDirectory } from '../testing/service.fixture.ts';

describe('an unavailable bucket', () => {
  const directory = temporaryDirectory();
  let store: Store;
  let service: Service;
  let admin: string;

  beforeAll(async () => {
    ({ store, service, admin } = await startInBucket(directory.path));
  });
  afterAll(async () => {
    await service.stop();
    await store.remove();
    directory.remove();
  });

  const fetchFrom = (path: string) => fetch(service.origin + path);

  it('does not affect other requests, and is logged once', async () => {
    const { url } = await uploaded(service, admin, await photograph(70));
    const log = vi.spyOn(service.strapi.log, 'error');
    await store.stop();
    for (let time = 0; time < 3; time++) {
      const response = await fetchFrom(url);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    }
    expect((await service.get('/api/jobs?populate=deep')).status).toBe(200);
    expect((await upload(service, admin, await photograph(80))).status).toBe(503);
    const key = randomUUID();
    expect((await apply(service, key)).status).toBe(503);
    expect(await service.rows('application').count({ where: { key } })).toBe(0);
    const lines = log.mock.calls.map((said) => JSON.stringify(said));
    expect(lines.filter((line) => line.includes('the bucket media is unavailable: ECONNREFUSED'))).toHaveLength(1);
    expect(lines.join('\n')).not.toMatch(/Anna|Muster|Lebenslauf|S3RVER/);
    // The service also starts during the outage.
    await service.stop();
    service = await startService(directory.path);
    expect((await fetchFrom(url)).status).toBe(503);
    await store.start();
    expect((await fetchFrom(url)).status).toBe(200);
    // The website retries the application from its outbox.
    expect((await apply(service, key)).status).toBe(201);
  });
  it('makes requests fail within the timeout if the store hangs', async () => {
    const { url } = await uploaded(service, admin, await photograph(90));
    store.hang();
    const start = performance.now();
    expect((await fetchFrom(url)).status).toBe(503);
    expect(performance.now() - start).toBeLessThan(9_000);
    await store.stop();
    await store.start();
    expect((await fetchFrom(url)).status).toBe(200);
  });
});
