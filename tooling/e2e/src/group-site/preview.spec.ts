import { randomUUID } from 'node:crypto';
import { ask } from '@group/operations/client';
import { firstEditor } from '../support/editor.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

/** Unique, as drafts of other runs and retries stay in the content service. */
const title = `Fachperson für Bienen ${randomUUID()}`;
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

/** A response without a preview token. */
const publicly = (path: string, headers: Record<string, string> = {}, host = 'tabor.localhost') =>
  ask({ host, port: runningStack().sitePort, path, headers });

test('only editors see the preview of a draft', { tag: '@https' }, async ({ page }) => {
  const editor = await firstEditor();
  const company = { connect: [{ id: 0, documentId: await editor.documentId('company', 'key', 'tabor') }] };
  const job = { title, company, kind: 'vacancy', area: 'care', workplace: 'Altmatt', intro: 'Erster Entwurf.' };
  const id = await editor.draft('job', job);
  const path = `/jobs/offene-stellen/${id}`;
  const given = await editor.previewLink('job', id);
  expect(given).toMatch(/^https?:\/\/tabor\.localhost:\d+\/vorschau\/./);
  const link = siteOf('tabor', new URL(given).pathname);

  const answered = await page.goto(link);
  expect(new URL(page.url()).pathname).toBe(path);
  expect(answered?.status()).toBe(200);
  expect(answered?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(answered?.headers()).not.toHaveProperty('surrogate-key');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.getByRole('complementary', { name: 'Vorschau' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const cookies = await page.context().cookies();
  expect(cookies).toMatchObject([{ name: '__Host-preview', httpOnly: true, secure: true, sameSite: 'Lax' }]);

  // The preview bypasses the cache; the public page stays unchanged before and after.
  await editor.save('job', id, { intro: 'Zweiter Entwurf.' });
  await page.reload();
  await expect(page.getByText('Zweiter Entwurf.')).toBeVisible();
  const others = await publicly(path);
  expect([others.status, others.body.includes(title)]).toEqual([404, false]);
  await page.goto(siteOf('tabor', '/jobs/offene-stellen'));
  await expect(page.getByText(title)).toBeVisible();
  expect((await publicly('/jobs/offene-stellen')).body).not.toContain(title);

  // Scheduled for tomorrow: still visible in the preview only.
  await editor.publish('job', id, { publishFrom: tomorrow });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  expect((await publicly(path)).status).toBe(404);

  await page.goto(siteOf('tabor', '/jobs/offene-stellen'));
  await page.getByRole('link', { name: 'Vorschau beenden' }).click();
  await expect(page.getByRole('complementary', { name: 'Vorschau' })).toHaveCount(0);
  await expect(page.getByText(title)).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);

  // A preview link is valid for one site and cannot be forged.
  const token = new URL(link).pathname;
  const geeren = await publicly(token, {}, 'geeren.localhost');
  expect([geeren.status, geeren.headers['set-cookie']]).toEqual([404, undefined]);
  expect((await publicly(`${token.slice(0, -2)}xx`)).status).toBe(404);
  const stranger = await publicly(path, { cookie: '__Host-preview=a.b' });
  expect([stranger.status, stranger.body.includes('Vorschau')]).toEqual([404, false]);
});

test('previews open drafts of other types at their URLs', { tag: '@https' }, async ({ page }) => {
  const editor = await firstEditor();
  const company = { connect: [{ id: 0, documentId: await editor.documentId('company', 'key', 'tabor') }] };
  const address = { street: 'Weg 1', postalCode: '8000', city: 'Altmatt' };
  const teaser = 'Zwei Sätze.';
  const drafts = [
    { type: 'page', path: '/s/entwurf', values: { title: 'Entwurf einer Seite', path: '/s/entwurf' } },
    { type: 'article', values: { title: 'Entwurf einer Nachricht', slug: 'entwurf-n', date: '2026-01-01', teaser } },
    {
      type: 'event',
      values: {
        title: 'Entwurf eines Festes',
        slug: 'entwurf-f',
        startsAt: tomorrow,
        place: 'Saal',
        teaser,
        audience: 'public',
      },
    },
    {
      type: 'house',
      path: '/unsere-haeuser/entwurf-h',
      values: { name: 'Entwurf eines Hauses', slug: 'entwurf-h', teaser, ...address },
    },
    {
      type: 'training-position',
      path: '/jobs/ausbildung',
      values: { title: 'Entwurf eines Berufs', qualification: 'EFZ', teaser },
    },
  ];
  for (const { type, path, values } of drafts) {
    const words = 'name' in values ? values.name : values.title;
    const id = await editor.draft(type, { ...values, company });
    const { pathname: link } = new URL(await editor.previewLink(type, id));
    const answer = await page.goto(siteOf('tabor', link));
    expect([type, answer?.status()]).toEqual([type, 200]);
    if (path) expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', { name: words }).first()).toBeVisible();
    expect((await publicly(new URL(page.url()).pathname)).body).not.toContain(words);
  }

  // The preview names the missing required fields of a draft.
  const bare = await editor.draft('event', { title: 'Nur ein Titel', company });
  const token = new URL(await editor.previewLink('event', bare)).pathname;
  const { headers } = await publicly(token);
  const [cookie = ''] = headers['set-cookie'] ?? [];
  const answer = await publicly(headers.location ?? '', { cookie: cookie.split(';')[0] ?? '' });
  expect([answer.status, answer.body]).toEqual([422, expect.stringContaining('startsAt')]);
});
