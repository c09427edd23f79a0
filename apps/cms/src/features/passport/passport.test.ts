import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { maxFilesInAll, type PassportAnswer } from '@group/content-client/contract/passport';
import { describe, expect, it } from 'vitest';
import { deliver, formOf } from '../../testing/delivery.fixture.ts';
import { adminClient, entryPath } from '../../testing/admin.fixture.ts';
import { organisations, stored } from '../../testing/entries.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import { eraseExpired } from '../submissions/retention.ts';

const service = runningService();
const dayMs = 86_400_000;
const person = /Anna|Muster|muster\.example|790000000/;

const companyOf = organisations(service, 'tabor', 'bauma');
const newToken = () => randomBytes(32).toString('hex');

async function apply(files: readonly string[] = [], more: object = {}): Promise<string> {
  const [key, privateToken] = [randomUUID(), newToken()];
  const contact = { firstName: 'Anna', surname: 'Muster', email: 'anna@muster.example', tel: '+41790000000' };
  const common = { company: 'tabor', reference: 'TAB-4711', acceptedAt: '2026-11-20T08:00:00.000Z', language: 'de' };
  const data = { ...contact, ...common, key, privateToken, area: 'care', ...more };
  expect((await deliver(service, 'applications', data, files)).status).toBe(201);
  return privateToken;
}

/** Asks as a website does. */
async function ask(action: string, token: string, more: object = {}, files?: readonly string[]) {
  const data = { token, company: 'tabor', ...more };
  const response = await service.post(`/api/passport/${action}`, files ? formOf(data, files) : data);
  const text = await response.text();
  const body: Partial<Record<'passport' | 'erasure', Record<string, unknown>>> = JSON.parse(text);
  return { status: response.status, text, ...body };
}

const entryOf = (privateToken: string) => service.rows('application').findOne({ where: { privateToken } });

describe('the page of an application', () => {
  it('shows house, job, dates and kinds of files, but nothing of the person', async () => {
    const { status, text, passport } = await ask('open', await apply(['Lebenslauf Muster.pdf']));
    expect(status).toBe(200);
    expect(text).not.toMatch(person);
    expect(passport).toMatchObject({
      reference: 'TAB-4711',
      stage: 'new',
      answerBy: '2026-12-04T22:59:59.999Z',
      erasedBy: '2027-11-20T08:00:00.000Z',
      files: [{ type: 'application/pdf', bytes: 32 }],
    } satisfies Partial<Extract<PassportAnswer, { passport: object }>['passport']>);
  });

  it('is the same for unknown tokens, malformed ones and those of another house', async () => {
    const token = await apply();
    const answers = [
      await ask('open', newToken()),
      await ask('open', 'x'),
      await ask('open', token, { company: 'bauma' }),
      await ask('withdraw', token, { company: 'bauma' }),
      await ask('open', token, { company: { $ne: 'x' } }),
    ];
    expect(answers).toEqual(answers.map(() => ({ status: 404, text: '{}' })));
    expect((await ask('open', token)).status).toBe(200);
  });

  it('shows a stage only once HR tells it', async () => {
    const token = await apply();
    const { documentId } = await entryOf(token);
    const hr = await adminClient(service, 'personal-tabor');
    const path = `/content/applications`;
    const set = (seen: string, stage: string) => hr('POST', `${path}/stage`, { seen: { [documentId]: seen }, stage });
    expect((await set('new', 'refused')).status).toBe(200);
    const shown = (await ask('open', token)).passport;
    expect(shown).toMatchObject({ stage: 'new', toldAt: null });
    // A rejected one would be erased after 90 days.
    expect(Date.parse(String(shown?.erasedBy))).toBeGreaterThan(Date.now() + 360 * dayMs);
    expect((await set('refused', 'invited')).status).toBe(200);
    expect((await hr('POST', `${path}/${documentId}/tell`, { stage: 'refused' })).status).toBe(409);
    expect((await hr('POST', `${path}/${documentId}/tell`, { stage: 'invited' })).status).toBe(200);
    expect((await ask('open', token)).passport).toMatchObject({ stage: 'invited', answerBy: null });
  });

  it('names the job as the site does in the language of the application, never a draft', async () => {
    const jobs = service.entries('job');
    const fields = { kind: 'vacancy', area: 'hotel', workplace: 'Bauma', company: companyOf('tabor') };
    const titled = (title: string): Record<string, unknown> => ({ ...fields, title });
    const job = await stored(service, 'job', titled('Köchin'), { locale: 'de-CH', status: 'published' });
    await jobs.update({ documentId: job, locale: 'fr-CH', data: titled('Cuisinière'), status: 'published' });
    await jobs.update({ documentId: job, locale: 'fr-CH', data: titled('Brouillon') });
    await jobs.update({ documentId: job, locale: 'it-CH', data: titled('Bozza') });
    const titleIn = async (language: string) => {
      const { passport } = await ask('open', await apply([], { job, language }));
      return passport?.jobTitle;
    };
    const titles = await Promise.all(['fr', 'fr-CH', 'it', 'de', 'gsw'].map(titleIn));
    expect(titles).toEqual(['Cuisinière', 'Cuisinière', 'Köchin', 'Köchin', 'Köchin']);
    const token = await apply([], { job, language: 'fr' });
    await jobs.delete({ documentId: job, locale: '*' });
    expect((await ask('open', token)).passport).toMatchObject({ jobTitle: 'Köchin' });
  });

  it('takes corrections of contact data, and HR sees them', async () => {
    const token = await apply();
    expect((await ask('correct', token, { email: 'anna@neu.example', tel: '' })).status).toBe(200);
    for (const wrong of [
      { email: '', tel: '' },
      { email: 'a@b.ch, c@d.ch', tel: '' },
      { email: 1, tel: '' },
      { email: '', tel: '0'.repeat(1_000) },
    ])
      expect((await ask('correct', token, wrong)).status).toBe(400);
    const entry = await entryOf(token);
    expect(entry).toMatchObject({ email: 'anna@neu.example', tel: '+41790000000' });
    expect(entry.applicantChanges).toMatch(/^\d+\.\d+\.\d{4}, \d\d:\d\d: E-Mail berichtigt$/);
    expect((await ask('correct', token, { email: '', tel: '+41790000001' })).status).toBe(200);
    expect((await entryOf(token)).applicantChanges).toMatch(/: E-Mail berichtigt\n.*: Telefon berichtigt$/);
  });

  it('keeps a correction from the form that HR has opened before', async () => {
    const token = await apply();
    const { documentId } = await entryOf(token);
    const hr = await adminClient(service, 'personal-tabor');
    const path = entryPath('application', documentId);
    const { revision, email }: Record<string, string> = JSON.parse((await hr('GET', path)).text).data;
    expect((await ask('correct', token, { email: 'anna@neu.example', tel: '' })).status).toBe(200);
    const form = { surname: 'Muster-Meier', email };
    const rejected = await hr('PUT', path, { ...form, revision });
    expect(rejected.status).toBe(400);
    const { conflict } = JSON.parse(rejected.text).error.details;
    expect(conflict).toMatchObject({
      author: 'Eine Person auf der Website',
      changes: [
        { label: 'Nachname', before: 'Muster', now: 'Muster-Meier' },
        { label: 'E-Mail', before: 'anna@neu.example', now: 'anna@muster.example' },
      ],
    });
    expect(await entryOf(token)).toMatchObject({ surname: 'Muster', email: 'anna@neu.example' });
    const chosen = await hr('PUT', path, { ...form, revision: conflict.revision }, { 'x-replace-version': 'true' });
    expect(chosen.status).toBe(200);
    // A name in the history would outlast the application.
    expect(await service.rows('entry-version').count()).toBe(0);
  });

  it('takes further files into the same folder, of concurrent requests too', async () => {
    const token = await apply(['a.pdf']);
    await Promise.all([ask('extend', token, {}, ['b.pdf']), ask('extend', token, { flagged: 'unscanned' }, ['c.pdf'])]);
    const { files, folder, flagged } = await entryOf(token);
    expect(files.map(({ name }: { name: string }) => name).toSorted()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(readdirSync(join(service.dataDirectory, 'private', folder))).toHaveLength(3);
    expect(flagged).toBe('unscanned');
    const further = Array.from({ length: maxFilesInAll - 4 }, (_, position) => `${position}.pdf`);
    const answers = await Promise.all([1, 2, 3].map(() => ask('extend', token, {}, further)));
    expect(answers.map(({ status }) => status).filter((status) => status === 400)).toHaveLength(2);
    expect(readdirSync(join(service.dataDirectory, 'private', folder))).toHaveLength(maxFilesInAll - 1);
  });

  it('forgets the mail address and the link if a stranger says so', async () => {
    const token = await apply();
    const { documentId } = await entryOf(token);
    expect(await ask('disown', token)).toMatchObject({ status: 200, disowned: true });
    expect((await ask('disown', token)).status).toBe(404);
    expect((await ask('open', token)).status).toBe(404);
    expect(await service.rows('application').findOne({ where: { documentId } })).toMatchObject({
      email: '',
      tel: '+41790000000',
      applicantChanges: expect.stringContaining('gehört einer anderen Person'),
    });
  });
});

describe('an erased application', () => {
  it('leaves a receipt that has nothing of the person, for a year', async () => {
    const token = await apply(['a.pdf', 'b.pdf']);
    const { folder } = await entryOf(token);
    const withdrawn = await ask('withdraw', token);
    expect(withdrawn.erasure).toMatchObject({ reason: 'withdrawn', files: 2 });
    expect(readdirSync(join(service.dataDirectory, 'private'))).not.toContain(folder);
    expect((await ask('open', token, { company: 'bauma' })).status).toBe(404);
    const receipts = service.rows('erasure-receipt');
    expect(JSON.stringify(await receipts.findMany())).not.toMatch(new RegExp(`${person.source}|${token}`));
    await eraseExpired(service.strapi, new Date(Date.now() + 364 * dayMs));
    expect((await ask('open', token)).status).toBe(200);
    await eraseExpired(service.strapi, new Date(Date.now() + 366 * dayMs));
    expect((await ask('open', token)).status).toBe(404);
  });

  it.each([
    [
      'the retention period',
      'expired',
      async (privateToken: string) => {
        const data = { stageChangedAt: '2020-01-01T08:00:00.000Z' };
        await service.rows('application').update({ where: { privateToken }, data });
        await service.strapi.cron.jobs.find(({ name }) => name === 'retention')?.job.invoke();
      },
    ],
    [
      'the house',
      'erased',
      async (token: string) => {
        const { documentId } = await entryOf(token);
        await service.entries('application').delete({ documentId });
      },
    ],
  ])('says that it was erased by %s', async (_, reason, erase) => {
    const token = await apply();
    await erase(token);
    expect((await ask('open', token)).erasure).toMatchObject({ reason, files: 0 });
  });

  it('stays as it is once the person is hired', async () => {
    const token = await apply();
    const { documentId } = await entryOf(token);
    await service.entries('application').update({ documentId, data: { stage: 'hired', toldStage: 'hired' } });
    expect([(await ask('withdraw', token)).status, (await ask('open', token)).passport?.erasedBy]).toEqual([400, null]);
  });
});
