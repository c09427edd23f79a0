import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stored } from '../../testing/entries.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import { eraseExpired } from './retention.ts';

const service = runningService();
const privateFolder = join(service.dataDirectory, 'private');
const application = 'plugin::content.application';
const message = 'plugin::content.message';

const since = '2026-01-01T00:00:00.000Z';
const after = (days: number, milliseconds = 0) => new Date(Date.parse(since) + days * 86_400_000 + milliseconds);
const lines: string[] = [];

const folders = (): string[] => readdirSync(privateFolder).filter((name) => /^\d{32}$/.test(name));

async function references(uid: typeof application | typeof message): Promise<string[]> {
  const entries: { reference: string }[] = await service.strapi.db.query(uid).findMany();
  return entries.map(({ reference }) => reference).toSorted();
}

beforeAll(async () => {
  const { strapi } = service;
  vi.spyOn(strapi.log, 'info').mockImplementation((line: unknown) => {
    lines.push(String(line));
    return strapi.log;
  });
  const company = await stored(service, 'company', { key: 'tabor', name: 'Tabor' });
  for (const [index, stage] of ['refused', 'new', 'hired', 'invited'].entries()) {
    const folder = String(index).repeat(32);
    mkdirSync(join(privateFolder, folder));
    writeFileSync(join(privateFolder, folder, 'a'.repeat(32)), 'Lebenslauf');
    const names = { key: `application-${stage}-00`, reference: stage, firstName: 'Anna', surname: 'Muster' };
    const times = { acceptedAt: since, stageChangedAt: since };
    await stored(service, 'application', { ...names, ...times, stage, folder, files: [], company });
  }
  const text = { reference: 'message', name: 'Anna', message: 'Guten Tag', stage: 'new' };
  await stored(service, 'message', { ...text, key: 'message-000000000000', acceptedAt: since });
});

afterAll(() => {
  vi.restoreAllMocks();
});

it('keeps a rejected application for 90 days, then erases it with its files', async () => {
  await eraseExpired(service.strapi, after(90));
  expect(await references(application)).toEqual(['hired', 'invited', 'new', 'refused']);
  expect(folders()).toHaveLength(4);
  await eraseExpired(service.strapi, after(90, 1));
  expect(await references(application)).toEqual(['hired', 'invited', 'new']);
  expect(folders()).toEqual(['1'.repeat(32), '2'.repeat(32), '3'.repeat(32)]);
  expect(lines).toEqual(['erased after the retention period: tabor application 1']);
});

it('keeps a message for a year, logs only the number of erased ones, and goes on where an application cannot be erased', async () => {
  lines.length = 0;
  await eraseExpired(service.strapi, after(365));
  expect(await references(message)).toEqual(['message']);
  const lock = { models: [application], beforeDelete: () => Promise.reject(new Error('locked')) };
  const unlock = service.strapi.db.lifecycles.subscribe(lock);
  await expect(eraseExpired(service.strapi, after(365, 1))).rejects.toThrow('locked');
  unlock();
  expect(await references(message)).toEqual([]);
  expect(await references(application)).toEqual(['hired', 'invited', 'new']);
  await eraseExpired(service.strapi, after(365, 1));
  expect(lines).toContain('erased after the retention period: none message 1');
});

it('keeps an open application for a year in the same stage, and a hired one', async () => {
  expect(await references(application)).toEqual(['hired']);
  expect(folders()).toEqual(['2'.repeat(32)]);
  expect(lines).toContain('erased after the retention period: tabor application 2');
});

it('keeps no application longer because its stage is unknown, as after an update that removed it', async () => {
  for (const stage of ['shortlisted', null]) {
    const data = { reference: 'unknown', surname: 'Muster', key: `unknown-${stage}`, stage, stageChangedAt: since };
    await service.strapi.db.query(application).create({ data });
  }
  await eraseExpired(service.strapi, after(365));
  expect(await references(application)).toEqual(['hired', 'unknown', 'unknown']);
  await eraseExpired(service.strapi, after(365, 1));
  expect(await references(application)).toEqual(['hired']);
});

it('reads the retention periods from the environment and rejects invalid values', async () => {
  const variables = { refused: 'APPLICATION_RETENTION_DAYS', invited: 'APPLICATION_OPEN_RETENTION_DAYS' };
  for (const [stage, variable] of Object.entries(variables)) {
    vi.stubEnv(variable, '400');
    const data = { reference: stage, surname: 'Muster', key: `later-${stage}`, stage, stageChangedAt: since };
    await service.rows('application').create({ data });
    await eraseExpired(service.strapi, after(400));
    expect(await references(application)).toContain(stage);
    await eraseExpired(service.strapi, after(400, 1));
    expect(await references(application)).toEqual(['hired']);
    for (const wrong of ['0', '-1', 'bald']) {
      vi.stubEnv(variable, wrong);
      await expect(eraseExpired(service.strapi, after(999))).rejects.toThrow(variable);
    }
    vi.unstubAllEnvs();
  }
});
