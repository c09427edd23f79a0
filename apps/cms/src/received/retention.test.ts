import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Service, startService, temporaryDirectory } from '../testing/service.fixture.ts';
import { eraseExpired } from './retention.ts';

const directory = temporaryDirectory();
const kept = join(directory.path, 'private');
const application = 'plugin::content.application';
const message = 'plugin::content.message';
let service: Service;

const since = '2026-01-01T00:00:00.000Z';
const after = (days: number, milliseconds = 0) => new Date(Date.parse(since) + days * 86_400_000 + milliseconds);
const lines: string[] = [];

async function references(uid: typeof application | typeof message): Promise<string[]> {
  const entries: { reference: string }[] = await service.strapi.db.query(uid).findMany();
  return entries.map(({ reference }) => reference).toSorted();
}

beforeAll(async () => {
  service = await startService(directory.path);
  const { strapi } = service;
  vi.spyOn(strapi.log, 'info').mockImplementation((line: unknown) => {
    lines.push(String(line));
    return strapi.log;
  });
  const company: Record<string, unknown> = { key: 'tabor', name: 'Tabor' };
  const { documentId } = await strapi.documents('plugin::content.company').create({ data: company });
  for (const [index, status] of ['refused', 'new', 'hired', 'invited'].entries()) {
    const folder = String(index).repeat(32);
    mkdirSync(join(kept, folder));
    writeFileSync(join(kept, folder, 'a'.repeat(32)), 'Lebenslauf');
    const names = { key: `application-${status}-00`, reference: status, firstName: 'Anna', surname: 'Muster' };
    const data = {
      ...names,
      status,
      folder,
      files: [],
      company: documentId,
      acceptedAt: since,
      statusChangedAt: since,
    };
    await strapi.documents(application).create({ data: data as Record<string, unknown> });
  }
  const data = { key: 'message-000000000000', reference: 'message', name: 'Anna', message: 'Guten Tag', status: 'new' };
  await strapi.documents(message).create({ data: { ...data, acceptedAt: since } as Record<string, unknown> });
});

afterAll(async () => {
  vi.restoreAllMocks();
  await service.stop();
  directory.remove();
});

it('keeps a refused application for 90 days, then erases it with its files', async () => {
  await eraseExpired(service.strapi, after(90));
  expect(await references(application)).toEqual(['hired', 'invited', 'new', 'refused']);
  expect(readdirSync(kept)).toHaveLength(4);
  await eraseExpired(service.strapi, after(90, 1));
  expect(await references(application)).toEqual(['hired', 'invited', 'new']);
  expect(readdirSync(kept)).toEqual(['1'.repeat(32), '2'.repeat(32), '3'.repeat(32)]);
  expect(lines).toEqual(['erased as their time was over: tabor application 1']);
});

it('keeps a message for a year, and says only how many it erased', async () => {
  lines.length = 0;
  await eraseExpired(service.strapi, after(365));
  expect(await references(message)).toEqual(['message']);
  await eraseExpired(service.strapi, after(365, 1));
  expect(await references(message)).toEqual([]);
  expect(lines).toEqual(['erased as their time was over: none message 1']);
  expect(await references(application)).toHaveLength(3);
});

it('takes another number of days from the environment, and nothing that is none', async () => {
  vi.stubEnv('APPLICATION_RETENTION_DAYS', '400');
  await service.strapi.db.query(application).update({ where: { reference: 'new' }, data: { status: 'refused' } });
  await eraseExpired(service.strapi, after(400));
  expect(await references(application)).toContain('new');
  await eraseExpired(service.strapi, after(400, 1));
  expect(await references(application)).not.toContain('new');
  for (const wrong of ['0', '-1', 'bald']) {
    vi.stubEnv('APPLICATION_RETENTION_DAYS', wrong);
    await expect(eraseExpired(service.strapi, after(999))).rejects.toThrow('APPLICATION_RETENTION_DAYS');
  }
  expect(await references(application)).toEqual(['hired', 'invited']);
  vi.unstubAllEnvs();
});
