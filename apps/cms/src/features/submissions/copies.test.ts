import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { receiptHeader } from '@group/content-client/contract/receipt';
import { hashOfPrivateToken, houseToken } from '@group/content-client/contract/submissions/privateLink';
import { describe, expect, it } from 'vitest';
import { formOf } from '../../testing/delivery.fixture.ts';
import { adminClient, type AdminClient, entryPath } from '../../testing/admin.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import { copyTests, newSubmission, one, type Stored, uid } from './copies.fixture.ts';

/** HR of one house, with all that it can read of its applications. */
async function readBy(hr: AdminClient, documentId: string): Promise<string> {
  const reads = [
    await hr('GET', entryPath('application', documentId)),
    await hr('GET', entryPath('application')),
    await hr('GET', '/content/applications'),
    await hr('GET', `/content/applications/${documentId}/files`),
    await hr('GET', `/content/applications/${documentId}/mails`),
    await hr('POST', '/content/applications/export', { ids: [documentId] }),
    await hr('GET', `/content-manager/collection-types/${uid}?_q=Muster&sort=reference:ASC`),
  ];
  expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200));
  return reads.map(({ text }) => text).join('\n');
}

const service = runningService();

describe('an application to several houses', () => {
  const { send, apply, isProven, stored, count, erase, inFolder } = copyTests(service);

  /** Asks for the page of a link as a website does. */
  async function ask(action: string, link: { token: string; company?: string }, more: object = {}) {
    const response = await service.post(`/api/passport/${action}`, { company: 'tabor', ...link, ...more });
    const text = await response.text();
    const body: {
      passport?: { reference: string };
      houses?: { house: { key: string; name: string }; passport?: object; erasure?: { reason: string } }[];
    } = JSON.parse(text);
    const states = body.houses?.map(({ house, passport, erasure }) => {
      return `${house.key} ${passport ? 'stands' : erasure?.reason}`;
    });
    return { status: response.status, text, body, states };
  }

  it('is rejected for houses that cannot be asked', async () => {
    const [before, folders] = [await count(), readdirSync(join(service.dataDirectory, 'private')).length];
    const sent = newSubmission();
    const first = await send({ ...sent, houses: 'bauma nirgends' });
    expect([first.status, first.headers.has(receiptHeader)]).toEqual([400, false]);
    for (const wrong of [
      'tabor',
      'bauma bauma',
      'schlossgarage',
      'brunisberg kreuzstift rosengarten bauma geeren impuls',
    ])
      expect((await send({ ...sent, houses: wrong })).status).toBe(400);
    expect([await count(), readdirSync(join(service.dataDirectory, 'private')).length]).toEqual([before, folders]);
  });

  it('shows HR of one house nothing of the others', async () => {
    await apply();
    const entries = await stored();
    const hr = await adminClient(service, `personal-bauma`);
    const own = one(entries, 'bauma');
    const seen = await readBy(hr, own.documentId);
    expect(seen).toContain(own.reference);
    for (const other of [one(entries, 'tabor'), one(entries, 'geeren')]) {
      const { documentId, reference, key, privateToken, linkHash } = other;
      for (const secret of [documentId, reference, key, privateToken, linkHash, other.company.key])
        expect(seen).not.toContain(secret);
      for (const path of ['files', 'mails'])
        expect((await hr('GET', `/content/applications/${documentId}/${path}`)).status).toBe(404);
    }
    for (const shared of [own.folder, own.key, own.privateToken, ...own.files.map(({ id }) => id)])
      expect(seen).not.toContain(shared);
  });

  it('has one page for all, and one for each that shows no other', async () => {
    const sent = await apply();
    const all = { token: sent.privateToken };
    const { states, body } = await ask('open', all);
    expect(states).toEqual(['tabor stands', 'bauma stands', 'geeren stands']);
    expect(body.houses?.[1]?.house.name).toBe('Haus bauma');
    const { privateToken: token, reference } = one(await stored(), 'bauma');
    const own = await ask('open', { token, company: 'bauma' });
    expect(own.body.passport?.reference).toBe(reference);
    expect(own.text).not.toMatch(/tabor|geeren|houses/);
    expect((await ask('open', { token })).status).toBe(404);
    expect((await ask('open', { ...all, company: 'bauma' })).status).toBe(404);
    // The own page of the website's house is another than that of all.
    expect(own.text).not.toBe((await ask('open', all)).text);
  });

  it('takes corrections and files for all that stand, and is withdrawn from one or all', async () => {
    const sent = await apply();
    const all = { token: sent.privateToken };
    expect((await ask('withdraw', all, { house: 'enfermagem' })).status).toBe(400);
    expect((await ask('withdraw', all, { house: 'bauma' })).states).toEqual([
      'tabor stands',
      'geeren stands',
      'bauma withdrawn',
    ]);
    expect((await ask('correct', all, { email: 'anna@neu.example', tel: '' })).status).toBe(200);
    const form = formOf({ ...all, company: 'tabor' }, ['c.pdf']);
    expect((await service.post('/api/passport/extend', form)).status).toBe(200);
    const entries = await service.strapi.db
      .query(uid)
      .findMany({ where: { email: 'anna@neu.example' }, populate: ['company'] });
    expect(entries.map(({ company, files }: Stored) => [company.key, files.length])).toEqual([
      ['tabor', 3],
      ['geeren', 3],
    ]);
    expect(inFolder(entries[0])).toHaveLength(3);
    expect((await ask('withdraw', all)).states).toEqual(['bauma withdrawn', 'tabor withdrawn', 'geeren withdrawn']);
    expect(inFolder(entries[0])).toBeUndefined();
  });

  it('is also shown, and withdrawn, where the house has left the group since', async () => {
    const sent = await apply();
    const { documentId } = one(await stored(), 'bauma');
    const link = { token: sent.privateToken, company: 'tabor' };
    const linkHash = hashOfPrivateToken(houseToken(link, 'sonnmatt'));
    await service.strapi.db.query(uid).updateMany({ where: { documentId }, data: { linkHash } });
    const rename = (from: string, to: string) =>
      service.strapi.db.connection('companies').where({ key: from }).update({ key: to });
    await rename('bauma', 'sonnmatt');
    const [opened, withdrawn] = [await ask('open', link), await ask('withdraw', link)];
    await rename('sonnmatt', 'bauma');
    expect(opened.states).toEqual(['tabor stands', 'sonnmatt stands', 'geeren stands']);
    expect(withdrawn.states?.toSorted()).toEqual(['geeren withdrawn', 'sonnmatt withdrawn', 'tabor withdrawn']);
  });

  it('erases with a house the files that only this one has', async () => {
    const sent = await apply();
    const entries = await stored();
    const bauma = one(entries, 'bauma');
    const form = formOf({ token: bauma.privateToken, company: 'bauma' }, ['c.pdf']);
    expect((await service.post('/api/passport/extend', form)).status).toBe(200);
    expect(inFolder(bauma)).toHaveLength(3);
    await erase(bauma);
    expect(inFolder(bauma)?.toSorted()).toEqual(
      one(entries, 'tabor')
        .files.map(({ id }) => id)
        .toSorted(),
    );
    expect((await ask('open', { token: sent.privateToken })).states).toContain('bauma erased');
  });

  it('loses address and every link if a stranger says so', async () => {
    const sent = await apply();
    const entries = await stored();
    await erase(one(entries, 'geeren'));
    const all = { token: sent.privateToken };
    expect(JSON.parse((await ask('disown', all)).text)).toEqual({ disowned: true });
    expect((await ask('open', all)).status).toBe(404);
    for (const house of ['tabor', 'bauma'])
      expect(await service.strapi.db.query(uid).findOne({ where: { key: one(entries, house).key } })).toMatchObject({
        email: '',
        privateToken: null,
      });
  });

  it('does not come back by a repeated delivery, neither at one house nor at all', async () => {
    const sent = await apply();
    const entries = await stored();
    await erase(one(entries, 'tabor'));
    const before = await count();
    for (const left of ['bauma', 'geeren']) {
      const again = await send(sent);
      expect([again.status, isProven(again, sent, 'bauma', 'geeren')]).toEqual([200, true]);
      await erase(one(entries, left));
    }
    expect((await send(sent)).status).toBe(200);
    expect(await count()).toBe(before - 2);
    expect(inFolder(one(entries, 'tabor'))).toBeUndefined();
  });
});
