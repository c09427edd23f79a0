import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '@group/operations/client';
import { type Editor, firstEditor } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

/** Published changes must be visible within this time. */
const seenWithin = 2_000;

/** Scheduled changes must be visible to a regular visitor within this time. */
const seenByItself = 10_000;

const isShown = async (path: string, words: string): Promise<boolean> =>
  (await ask({ host: 'tabor.localhost', port: runningStack().sitePort, path })).body.includes(words);

/** How long it takes until a page contains a text, or no longer does. */
async function millisecondsUntil(shown: boolean, path: string, words: string, limit: number): Promise<number> {
  const startedAt = performance.now();
  while ((await isShown(path, words)) !== shown) {
    if (performance.now() - startedAt > limit) throw new Error(`${path}: "${words}" after ${limit} ms`);
    await wait(20);
  }
  return Math.round(performance.now() - startedAt);
}

async function ofTabor(editor: Editor, slug: string, title: string) {
  const company = { connect: [{ id: 0, documentId: await editor.documentId('company', 'key', 'tabor') }] };
  return { title, slug, company, teaser: 'Zwei Sätze darüber.' };
}

test('published changes appear within two seconds, and drafts never', async () => {
  const { siteLog } = runningStack();
  const editor = await firstEditor();
  const [list, title, other] = ['/media', 'Der Apfelbaum trägt', 'Der Birnbaum trägt'];
  const values = { ...(await ofTabor(editor, 'der-apfelbaum-traegt', title)), date: '2098-01-01' };
  await isShown(list, title);
  const id = await editor.draft('article', values);
  const page = `/media/${id}/der-apfelbaum-traegt`;
  for (let visit = 0; visit < 3; visit += 1) {
    expect([await isShown(list, title), await isShown(page, title)]).toEqual([false, false]);
    await wait(200);
  }

  const times: Record<string, number> = {};
  await editor.publish('article', id);
  times.published = await millisecondsUntil(true, list, title, seenWithin);
  times['its own page'] = await millisecondsUntil(true, page, title, seenWithin);
  await editor.save('article', id, { title: other });
  await wait(500);
  expect(await isShown(page, other)).toBe(false);
  await editor.publish('article', id);
  times.changed = await millisecondsUntil(true, page, other, seenWithin);
  await editor.unpublish('article', id);
  times.gone = await millisecondsUntil(false, list, other, seenWithin);
  await millisecondsUntil(false, page, other, seenWithin);
  process.stdout.write(`  seen after the editor's saving, in ms: ${JSON.stringify(times)}\n`);

  const told = (await readFile(siteLog, 'utf8')).split('\n').filter((line) => line.includes(id));
  expect(told.length).toBeGreaterThanOrEqual(3);
  expect(told.flatMap((line) => [...line.matchAll(/"tenant":"([^"]+)"/g)].map(([, key]) => key))).toEqual(
    expect.not.arrayContaining(['*', 'geeren']),
  );
});

test('news appears and expires on schedule', async () => {
  const editor = await firstEditor();
  const list = '/media';
  const turn = new Date(Date.now() + 4_000).toISOString();
  const scheduled = [
    { title: 'Probe kommt', when: { publishFrom: turn }, comes: true },
    { title: 'Probe geht', when: { publishUntil: turn }, comes: false },
  ];
  for (const { title, when } of scheduled) {
    const values = await ofTabor(editor, title.toLowerCase().replaceAll(' ', '-'), title);
    await editor.publishNew('article', { ...values, date: '2098-02-01', ...when });
  }
  for (const { title, comes } of scheduled) await millisecondsUntil(!comes, list, title, seenWithin);
  expect(Date.now()).toBeLessThan(Date.parse(turn));

  await wait(Date.parse(turn) - Date.now());
  const times: Record<string, number> = {};
  for (const { title, comes } of scheduled) times[title] = await millisecondsUntil(comes, list, title, seenByItself);
  process.stdout.write(`  come and gone, in ms after their time: ${JSON.stringify(times)}\n`);
});
