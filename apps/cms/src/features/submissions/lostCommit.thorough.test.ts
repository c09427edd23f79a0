import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formOf } from '../../testing/delivery.fixture.ts';
import { organisations } from '../../testing/entries.fixture.ts';
import { apply } from '../../testing/media.fixture.ts';
import { type LossyProxy, openLossyProxy } from '@group/postgres/lossyProxy';
import { postgresPrograms } from '@group/postgres/postgres';
import { serviceOnPostgres } from '../../testing/runningService.fixture.ts';

describe.skipIf(!postgresPrograms)('a lost commit on PostgreSQL (skipped if it is not installed)', () => {
  let proxy: LossyProxy;
  const service = serviceOnPostgres(async (url) => {
    proxy = await openLossyProxy(url);
    return proxy.url;
  });
  const privateFolder = join(service.dataDirectory, 'private');

  organisations(service, 'tabor');
  afterAll(() => proxy.stop());

  it.each([
    ['after the server committed', 'after commit', 200, ''],
    ['before the server commits', 'before commit', 503, ''],
    ['after the server committed those of three houses', 'after commit', 200, 'bauma geeren'],
    ['before the server commits those of three houses', 'before commit', 503, 'bauma geeren'],
  ] as const)(
    'keeps one entry each and its files when the connection breaks %s',
    async (_case, when, status, houses) => {
      const key = randomUUID();
      const applications = service.rows('application');
      const [entriesBefore, foldersBefore] = [await applications.count(), readdirSync(privateFolder).length];
      const dropsBefore = proxy.drops();
      proxy.loseNextCommit(when);
      expect((await apply(service, key, houses)).status).toBe(status);
      expect(proxy.drops()).toBe(dropsBefore + 1);
      proxy.release();
      // Like the website, which retries until the application is stored.
      await expect.poll(async () => (await apply(service, key, houses)).status, { timeout: 30_000 }).toBe(200);
      expect(await applications.count()).toBe(entriesBefore + (houses ? 3 : 1));
      const [entry] = await applications.findMany({ orderBy: { id: 'desc' }, limit: 1 });
      expect(readdirSync(privateFolder)).toHaveLength(foldersBefore + 1);
      expect(readdirSync(join(privateFolder, entry.folder))).toEqual([entry.files[0].id]);
    },
  );

  it.each([
    ['keeps further files', 'after commit', 200, 2],
    ['erases further files', 'never committed', 500, 1],
  ] as const)('%s when the connection breaks: %s', async (_case, when, status, kept) => {
    const token = '5'.repeat(32) + randomUUID().replaceAll('-', '');
    expect((await apply(service, randomUUID(), '', { privateToken: token })).status).toBe(201);
    proxy.loseNextCommit(when);
    const answer = await service.post('/api/passport/extend', formOf({ token, company: 'tabor' }, ['Zeugnis.pdf']));
    expect(answer.status).toBe(status);
    const { files, folder } = await service.rows('application').findOne({ where: { privateToken: token } });
    const ids = files.map(({ id }: { id: string }) => id);
    expect(ids).toHaveLength(kept);
    expect(readdirSync(join(privateFolder, folder)).toSorted()).toEqual(ids.toSorted());
  });

  it('stores nothing when the commit never reaches the server', async () => {
    const key = randomUUID();
    const foldersBefore = readdirSync(privateFolder).length;
    proxy.loseNextCommit('never committed');
    expect((await apply(service, key)).status).toBe(503);
    expect(await service.rows('application').count({ where: { key } })).toBe(0);
    expect(readdirSync(privateFolder)).toHaveLength(foldersBefore);
    expect((await apply(service, key)).status).toBe(201);
    expect(readdirSync(privateFolder)).toHaveLength(foldersBefore + 1);
  });
});
