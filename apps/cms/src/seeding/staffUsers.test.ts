import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { internalContent, internalDocument, login } from '../testing/staff.fixture.ts';
import { runSeed, type Service, startService, temporaryDirectory } from '../testing/service.fixture.ts';

const directory = temporaryDirectory('seeded');
let printed: string[];
let service: Service;

beforeAll(async () => {
  process.env.SEED_EXAMPLE_USERS = 'true';
  printed = Array.from({ length: 2 }, () => runSeed(directory.path, ['tabor']));
  delete process.env.SEED_EXAMPLE_USERS;
  service = await startService(directory.path);
});

afterAll(async () => {
  await service.stop();
  directory.remove();
});

const line = /^Example users: (?<names>.+)\. Their password, shown this once: (?<password>\S+)$/m;

it('creates example users on request, and prints their password once', () => {
  expect(printed.map((text) => line.test(text))).toEqual([true, false]);
  expect(line.exec(printed[0] ?? '')?.groups?.names?.split(', ')).toHaveLength(16);
});

it('creates internal content, with a private document', async () => {
  const { password = '' } = line.exec(printed[0] ?? '')?.groups ?? {};
  const access = { url: service.origin, token: service.token };
  for (const username of ['team-tabor', 'team-gruppe']) {
    const token = (await login(access, { username, password, company: 'tabor' }))?.session ?? '';
    const content = await internalContent(access, token, 'tabor');
    expect([content?.news.length, content?.documents.length, content?.contacts.length]).toEqual([2, 1, 2]);
    const response = await internalDocument(access, token, 'tabor', content?.documents[0]?.id ?? '');
    expect((await response.text()).slice(0, 5)).toBe('%PDF-');
  }
  expect(await login(access, { username: 'team-tabor', password, company: 'bauma' })).toBeNull();
  const uploads = join(directory.path, 'public/uploads');
  for (const name of readdirSync(uploads)) expect(name).not.toContain('spesen');
  expect(readFileSync(join(directory.path, 'content.db')).includes(password)).toBe(false);
});
