import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apply } from '../testing/media.fixture.ts';
import { type LossyWay, openLossyWay, postgresPrograms, startPostgres } from '../testing/postgres.fixture.ts';
import { type Service, startService, temporaryDirectory } from '../testing/service.fixture.ts';

const application = 'plugin::content.application';

describe.skipIf(!postgresPrograms)('a lost commit on PostgreSQL (skipped where it is not installed)', () => {
  const directory = temporaryDirectory();
  const kept = join(directory.path, 'private');
  let database: Awaited<ReturnType<typeof startPostgres>> | undefined;
  let way: LossyWay;
  let service: Service | undefined;

  beforeAll(async () => {
    database = await startPostgres(postgresPrograms ?? '');
    way = await openLossyWay(database.url);
    service = await startService(directory.path, way.url);
    const data: Record<string, unknown> = { key: 'tabor', name: 'Tabor' };
    await service.strapi.documents('plugin::content.company').create({ data });
  });
  afterAll(async () => {
    await service?.stop();
    way.stop();
    database?.stop();
    directory.remove();
  });

  it.each([
    ['after the server committed', 'answered', 200],
    ['before the server commits', 'on the way', 503],
  ] as const)(
    'leaves the entry and its files there, once, when the connection breaks %s',
    async (_case, when, status) => {
      if (!service) throw new Error('The service did not start.');
      const running = service;
      const key = randomUUID();
      const foldersBefore = readdirSync(kept).length;
      const cutsBefore = way.cuts();
      way.loseNextCommit(when);
      expect((await apply(running, key)).status).toBe(status);
      expect(way.cuts()).toBe(cutsBefore + 1);
      way.release();
      // As the website does, until it hears that the application is kept.
      await expect.poll(async () => (await apply(running, key)).status, { timeout: 30_000 }).toBe(200);
      const entries = await running.strapi.db.query(application).findMany({ where: { key } });
      expect(entries).toHaveLength(1);
      const [entry] = entries;
      expect(readdirSync(kept)).toHaveLength(foldersBefore + 1);
      expect(readdirSync(join(kept, entry.folder))).toEqual([entry.files[0].id]);
    },
  );

  it('says that nothing is kept when the server never gets the commit', async () => {
    if (!service) throw new Error('The service did not start.');
    const key = randomUUID();
    const foldersBefore = readdirSync(kept).length;
    way.loseNextCommit('for good');
    expect((await apply(service, key)).status).toBe(503);
    expect(await service.strapi.db.query(application).count({ where: { key } })).toBe(0);
    expect(readdirSync(kept)).toHaveLength(foldersBefore);
    expect((await apply(service, key)).status).toBe(201);
    expect(readdirSync(kept)).toHaveLength(foldersBefore + 1);
  });
});
