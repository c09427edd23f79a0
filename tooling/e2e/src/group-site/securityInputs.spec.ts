import { readFile } from 'node:fs/promises';
import { type Editor, firstEditor } from '../support/editor.ts';
import { OwnPrograms } from '../support/ownPrograms.ts';
import { addressRows } from '../support/securityInputs/addresses.ts';
import type { BadInput } from '../support/securityInputs/badInput.ts';
import { formRows } from '../support/securityInputs/forms.ts';
import { guardRows } from '../support/securityInputs/guards.ts';
import { securityTestSite } from '../support/securityInputs/testSite.ts';
import { sendBytes, type WireAnswer } from '../support/securityInputs/wire.ts';
import { expect, test } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';
import type { Server } from '../testEnvironment/stack.ts';

const rows: readonly BadInput[] = [...guardRows, ...formRows, ...addressRows];

const own = new OwnPrograms();
let site: Server;
let editor: Editor;

// A separate site, as these requests use up the rate limit of this IP address.
test.beforeAll(async () => {
  site = await own.site();
  editor = await firstEditor(runningStack().contentUrl);
});
test.afterAll(() => own.disposeAsync());

/** Submissions in the content service by reference. */
async function everythingKept(): Promise<Map<unknown, Record<string, unknown>>> {
  const entries = [...(await editor.list('application')), ...(await editor.list('message'))];
  return new Map(entries.map((entry) => [entry.reference, entry]));
}

const sentReference = ({ body }: WireAnswer): string | undefined => /"sent":"([\dA-Z-]+)"/.exec(body)?.[1];

/** Signs of a successful attack in a response. */
function harmIn({ head, body }: WireAnswer): string[] {
  const isPage = /^content-type: text\/html/m.test(head);
  const found = [
    ...(isPage && /<script>alert\(1\)|<img src=x/.test(body) ? ['an injected script'] : []),
    ...(/^x-injected|^bcc/m.test(head) ? ['an injected header'] : []),
    ...(/^location: (?:https?:|\/\/|\\)/m.test(head) ? ['an open redirect'] : []),
    ...(/["'](?:https?:)?\/\/[^/"']*evil\.example/.test(body) ? ['a link to a forged host'] : []),
    ...(/node_modules|\.server\.ts|at async |root:x:0/.test(body) ? ['internals of the program'] : []),
    ...(/^strict-transport-security/m.test(head) ? ['HSTS over plain http'] : []),
  ];
  return found;
}

/** A response as a table cell. */
function summary({ head, body }: WireAnswer): string {
  const location = /^location: (.*)$/m.exec(head)?.[1];
  const words = /^content-type: text\/html/m.test(head) ? /<title>(.*?)<\/title>/.exec(body)?.[1] : body;
  return (location ?? words ?? '').slice(0, 90).replaceAll(/[|\s]+/g, ' ');
}

test('malicious inputs are rejected or neutralised and cause no server error', async () => {
  test.setTimeout(120_000);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  const place = await securityTestSite(site.port, editor, 30);
  await expect.poll(async () => (await everythingKept()).size).toBeGreaterThan(0);
  const before = await everythingKept();

  const table: string[] = ['| bad input | status | answer |', '| --- | --- | --- |'];
  const taken: { row: BadInput; reference: string }[] = [];
  for (const row of rows) {
    const answer = await sendBytes(site.port, row.bytes(place), row.breaksOff);
    table.push(`| ${row.name} | ${answer.status} | ${summary(answer)} |`);
    expect.soft(answer.status, row.name).toBe(row.status);
    expect.soft(answer.head + answer.body, row.name).toContain(row.says ?? '');
    expect.soft(harmIn(answer), row.name).toEqual([]);
    const reference = sentReference(answer);
    if (row.kept) taken.push({ row, reference: reference ?? '' });
    else if (!before.has(reference)) expect.soft(reference, row.name).toBeUndefined();
  }
  await test.info().attach('bad inputs', { body: table.join('\n'), contentType: 'text/markdown' });

  const references = taken.map(({ reference }) => reference).toSorted();
  const arrived = async () =>
    [...(await everythingKept()).keys()].filter((reference) => !before.has(reference)).map(String);
  await expect.poll(async () => (await arrived()).toSorted(), { timeout: 20_000 }).toEqual(references);
  const kept = await everythingKept();
  for (const { row, reference } of taken) {
    const entry = kept.get(reference) ?? {};
    expect.soft(entry, row.name).toMatchObject(row.kept ?? {});
    if (row.files)
      expect.soft((await editor.filesOf(String(entry.documentId))).toSorted(), row.name).toEqual(row.files);
  }

  const log = await readFile(site.logFile, 'utf8');
  expect(log.split('\n').filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
