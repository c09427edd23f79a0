import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '@group/operations/client';
import type { ContentProxy } from '../support/contentProxy.ts';
import { type Editor, firstEditor } from '../support/editor.ts';
import { OwnPrograms } from '../support/ownPrograms.ts';
import { openForm, reading } from '../support/securityInputs/testSite.ts';
import { type Bytes, sendBytes } from '../support/securityInputs/wire.ts';
import { expect, test } from '../support/test.ts';
import { askWith, sendLogin } from '../support/login.ts';
import { personal, rightApplication, rightMessage, wrongApplication } from '../support/canaryPerson.ts';
import { type Canaries, canariesIn, canariesInFolder } from '../support/canaries.ts';
import { receivedApplications } from '../support/received.ts';
import { addInternal, addStaff, type StaffMember } from '../support/staff.ts';
import type { ContentServiceAddress, Server } from '../testEnvironment/stack.ts';

const clientFiles = join(import.meta.dirname, '../../../../apps/group-site/build/client');

const sessionSecret = 'Holunderbluetensirup0SitzungsGeheimnis0';
const wrongPassword = 'Kirschsteinkissen12345';

const own = new OwnPrograms();
let contentService: Server & ContentServiceAddress;
let access: ContentProxy;
let site: Server;
let editor: Editor;
let member: StaffMember;

// Separate programs, as everything that they write and store is searched.
test.beforeAll(async () => {
  test.setTimeout(120_000);
  // The content service logs each request, as it does in debug mode.
  process.env.CMS_LOG_LEVEL = 'http';
  contentService = await own.contentService();
  const service = await own.proxy(contentService);
  access = service;
  site = await own.site({ service, variables: { SITE_SESSION_SECRET: sessionSecret } });
  editor = await firstEditor(contentService.url);
  member = await addStaff(editor, ['tabor']);
  await addInternal(editor, 'tabor', 'Neues', { title: 'Plan', fileName: 'plan.pdf', content: '%PDF-1.4 Plan' });
});
test.afterAll(async () => {
  delete process.env.CMS_LOG_LEVEL;
  await own.disposeAsync();
});

/** Headers and bodies of public responses. */
const answers: string[] = [];

async function visit(path: string): Promise<void> {
  const { headers, body } = await ask({ host: `tabor.localhost:${site.port}`, port: site.port, path });
  answers.push(JSON.stringify(headers), body);
}

const publicPaths = [
  '/',
  '/jobs',
  '/jobs/schnellbewerbung',
  '/kontakt',
  '/auth',
  '/intern',
  '/gibt-es-nicht',
  '/api/konfiguration-tabor?populate=deep&locale=',
  '/api/konfiguration-digallo?populate=deep&locale=',
  '/api/users',
  '/health/details',
  '/pictures/768/none.webp',
  '/%E0%A4%A',
];

/** Submits forms, first with an error and then corrected. Only the headers are searched, as the bodies are private. */
async function sendForms(): Promise<void> {
  const formTokens = await Promise.all([1, 2, 3].map(() => openForm(`tabor.localhost:${site.port}`, site.port)));
  await new Promise((resolve) => setTimeout(resolve, reading));
  const place = { host: `tabor.localhost:${site.port}` };
  const send = async (bytes: Bytes): Promise<number> => {
    const youngFormToken = { key: '', moment: '' };
    const formToken = () => formTokens.pop() ?? youngFormToken;
    const whole = {
      ...place,
      formToken,
      youngFormToken,
      usedFormToken: youngFormToken,
      cookie: '',
      foreignJob: '',
    };
    const { status, head } = await sendBytes(site.port, bytes(whole));
    answers.push(head);
    return status;
  };
  expect(await send(wrongApplication)).toBe(422);
  expect(await send(rightApplication)).toBe(200);
  expect(await send(rightMessage)).toBe(200);
}

/** Logs in with a wrong and then the right password, reads the internal page and logs out. */
async function visitInternal(): Promise<void> {
  const place = { tenant: 'tabor', port: site.port } as const;
  const { username, password } = member;
  const failed = await sendLogin({ username, password: wrongPassword }, place);
  expect(failed.status).toBe(401);
  answers.push(JSON.stringify(failed.headers), failed.body);
  const { cookie } = await sendLogin({ username, password }, place);
  const internal = await askWith('/intern', { ...place, cookie });
  expect(internal.status).toBe(200);
  answers.push(JSON.stringify(internal.headers), internal.body);
  await sendLogin({ intent: 'logout' }, { ...place, cookie });
}

test('secrets and personal data appear in no log, cache file, page or header', async () => {
  test.setTimeout(120_000);
  const secrets: Canaries = {
    'the token of the content service': contentService.token,
    'the secret of sessions': sessionSecret,
    'the password': member.password,
    'a wrong password': wrongPassword,
  };
  const canaryValues: Canaries = { ...secrets, ...personal };
  for (const value of Object.values(canaryValues)) expect(value).toMatch(/^[\w-]{8,}$/);
  const [contentFolder, siteFolder] = [contentService.directory, site.directory];

  for (const path of publicPaths) await visit(path);
  await visitInternal();
  await access.shut();
  await sendForms();
  // Guards against a broken search: it finds the pending submission in the outbox.
  const waiting = await canariesInFolder(personal, join(siteFolder, 'outbox'));
  expect(new Set(waiting.found.map((line) => line.split(' in ')[0]))).toEqual(new Set(Object.keys(personal)));
  await access.open();
  await expect
    .poll(async () => (await receivedApplications(editor)).map(({ surname }) => surname), { timeout: 30_000 })
    .toContain(personal.surname);
  for (const path of publicPaths) await visit(path);

  const logs = [await readFile(contentService.logFile, 'utf8'), await readFile(site.logFile, 'utf8')];
  expect(logs.join('\n')).toMatch(/POST \/api\/applications[^]*submission (?:not )?delivered/);
  for (const log of logs) expect(canariesIn(canaryValues, log)).toEqual([]);
  // It also finds log lines, plain or encoded.
  for (const [name, value] of Object.entries(canaryValues)) {
    for (const line of [
      `user ${value} came`,
      btoa(`x${value}yz`),
      btoa(`${value}xyz`),
      encodeURIComponent(`a=${value}`),
    ]) {
      expect(canariesIn(canaryValues, `${logs[0]}${line}`)).toEqual([name]);
    }
  }

  for (const answer of answers) expect(canariesIn(canaryValues, answer)).toEqual([]);
  const built = await canariesInFolder(canaryValues, clientFiles);
  expect(built).toEqual({ found: [], files: expect.any(Number) });
  expect(built.files).toBeGreaterThan(20);

  // Erased after delivery, also from the outbox's write-ahead log.
  await expect
    .poll(async () => (await canariesInFolder(canaryValues, siteFolder)).found, { timeout: 20_000 })
    .toEqual([]);
  for (const folder of ['public', 'incoming']) {
    expect((await canariesInFolder(canaryValues, join(contentFolder, folder))).found).toEqual([]);
  }
  // The database contains applications, but never credentials.
  const database = await Promise.all(
    ['content.db', 'content.db-wal'].map((name) => readFile(join(contentFolder, name)).catch(() => '')),
  );
  expect(database.flatMap((bytes) => canariesIn(secrets, bytes))).toEqual([]);
});
