import { describe, expect, it, vi } from 'vitest';
import { adminClient, type AdminClient, adminForAll, entryPath, signedIn } from '../../testing/admin.fixture.ts';
import { plainText } from '../../testing/mailServer.fixture.ts';
import { mailing } from '../../testing/mailing.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import { eraseOldProposals } from './closeProposals.ts';
import type { ListedProposal, ProposedEntry } from './proposalEndpoints.ts';
import { sendProposalMails } from './proposalMails.ts';

const service = runningService();
const german = '?locale=de-CH';
const author = adminForAll(service, 'autor-tabor');
const editor = adminForAll(service, 'redaktion-tabor');
const stranger = adminForAll(service, 'redaktion-bauma', 'personal-gruppe');

const { mails, recipients } = mailing(service);

const path = (id: string, more = ''): string => `/content/proposals/page/${id}${more}${german}`;

async function shown(client: AdminClient, id: string): Promise<ProposedEntry> {
  const { status, text: json } = await client('GET', path(id));
  expect(status).toBe(200);
  const body: ProposedEntry = JSON.parse(json);
  return body;
}

async function listedTo(client: AdminClient, id: string): Promise<ListedProposal | undefined> {
  const body: { proposals: ListedProposal[] } = JSON.parse((await client('GET', '/content/proposals')).text);
  return body.proposals.find(({ entryId }) => entryId === id);
}

async function draft(title: string): Promise<string> {
  const made = await author('POST', entryPath('page'), { title, path: `/${title.toLowerCase()}` });
  expect(made).toMatchObject({ status: 201 });
  return JSON.parse(made.text).data.documentId;
}

/** Those who have the mail with a sentence. */
const arrived = (sentence: string) =>
  mails.filter(({ source }) => source.includes(sentence)).map(({ to }) => to.join());

const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);

async function states(): Promise<Set<string>> {
  const body: { proposals: ListedProposal[] } = JSON.parse((await author('GET', '/content/proposals')).text);
  return new Set(body.proposals.map(({ state }) => state));
}

const propose = (id: string, sentence: string) => author('POST', path(id), { sentence });
const answer = (client: AdminClient, id: string, body: object) => client('POST', path(id, '/answer'), body);

describe('a proposal', () => {
  it('reaches the editors of the house with the difference, comes back with a sentence, and is published', async () => {
    const id = await draft('Sommer');
    expect(await shown(author, id)).toMatchObject({ proposal: null, mayPropose: true, mayAnswer: false });
    expect(await propose(id, 'Die Seite für den Sommer.')).toMatchObject({ status: 200 });
    await vi.waitFor(() => expect(mails).toMatchObject([{ to: ['redaktion-tabor@haus.example'] }]));
    const proposed = plainText(mails[0]?.source);
    for (const words of ['Eva autor-tabor', 'Die Seite für den Sommer.', '[neu: Sommer]', `plugin::content.page/${id}`])
      expect(proposed).toContain(words);
    expect(proposed).toMatch(/\/admin\/\S+\?plugins%5Bi18n%5D%5Blocale%5D=de-CH\s/);

    expect(await listedTo(editor, id)).toMatchObject({ state: 'open', mayAnswer: true, isOwn: false, title: 'Sommer' });
    expect(await listedTo(author, id)).toMatchObject({ state: 'open', mayAnswer: false, isOwn: true });
    expect((await shown(editor, id)).changes).toContainEqual({ label: 'Titel', before: '', now: 'Sommer' });
    expect((await answer(author, id, { state: 'returned', answer: 'Nein' })).status).toBe(403);
    expect((await answer(editor, id, { state: 'returned', answer: ' ' })).status).toBe(400);

    expect((await answer(editor, id, { state: 'returned', answer: 'Bitte mit Öffnungszeiten.' })).status).toBe(200);
    await vi.waitFor(() => expect(mails).toHaveLength(2));
    expect(mails[1]?.to).toEqual(['autor-tabor@haus.example']);
    expect(plainText(mails[1]?.source)).toContain('Bitte mit Öffnungszeiten.');
    expect(await listedTo(author, id)).toMatchObject({ state: 'returned', answer: 'Bitte mit Öffnungszeiten.' });
    expect((await answer(editor, id, { state: 'returned', answer: 'Zweimal' })).status).toBe(400);

    expect((await author('PUT', entryPath('page', id), { title: 'Sommer im Haus' })).status).toBe(200);
    expect((await propose(id, 'Jetzt mit Zeiten.')).status).toBe(200);
    const { revision } = await shown(editor, id);
    expect((await author('PUT', entryPath('page', id), { title: 'Sommer am Haus' })).status).toBe(200);
    const unread = await answer(editor, id, { state: 'accepted', answer: '', revision });
    expect(unread).toMatchObject({ status: 400, text: expect.stringContaining('inzwischen geändert') });
    const read = await shown(editor, id);
    expect((await answer(editor, id, { state: 'accepted', answer: 'Danke!', revision: read.revision })).status).toBe(
      200,
    );
    expect(await listedTo(author, id)).toMatchObject({ state: 'accepted', answer: 'Danke!' });
    expect((await editor('GET', `${entryPath('page', id)}${german}`)).text).toContain('"status":"published"');
    expect(await shown(author, id)).toMatchObject({ changes: [], mayPropose: false });
  });

  it('is made by authors who are editors of another house', async () => {
    const both = await adminClient(service, 'autor-tabor', 'redaktion-bauma');
    const id = await draft('Herbst');
    expect(await shown(both, id)).toMatchObject({ mayPropose: true, mayAnswer: false });
    expect((await both('POST', path(id), { sentence: 'Für den Herbst.' })).status).toBe(200);
    expect((await answer(editor, id, { state: 'returned', answer: 'Noch nicht.' })).status).toBe(200);
    expect(await listedTo(both, id)).toMatchObject({ state: 'returned', mayAnswer: false, isOwn: true });
  });

  it('cannot be accepted with what a check blocks, and stays open', async () => {
    const id = await draft('Gast');
    expect((await author('PUT', entryPath('page', id), { title: '' })).status).toBe(200);
    await propose(id, 'Noch ohne Titel.');
    const { revision } = await shown(editor, id);
    const blocked = await answer(editor, id, { state: 'accepted', answer: '', revision });
    expect(blocked).toMatchObject({ status: 400, text: expect.stringContaining('Titel') });
    expect(await listedTo(editor, id)).toMatchObject({ state: 'open' });
  });

  it('ends when an editor publishes, discards or deletes the draft', async () => {
    const [published, discarded, deleted] = [await draft('Eins'), await draft('Zwei'), await draft('Drei')];
    expect((await editor('POST', `${entryPath('page', discarded)}/actions/publish${german}`, {})).status).toBe(200);
    await author('PUT', entryPath('page', discarded), { title: 'Zwei neu' });
    for (const id of [published, discarded, deleted]) expect((await propose(id, 'Bitte.')).status).toBe(200);
    expect((await editor('POST', `${entryPath('page', published)}/actions/publish${german}`, {})).status).toBe(200);
    expect((await editor('POST', `${entryPath('page', discarded)}/actions/discard${german}`, {})).status).toBe(200);
    expect((await editor('DELETE', `${entryPath('page', deleted)}${german}`)).status).toBe(200);
    expect(await listedTo(author, published)).toMatchObject({ state: 'accepted', answeredBy: 'Eva redaktion-tabor' });
    expect(await listedTo(author, discarded)).toMatchObject({
      state: 'returned',
      answer: expect.stringMatching(/verworfen/),
    });
    expect(await listedTo(author, deleted)).toBeUndefined();
  });

  it('stays unknown to other houses', async () => {
    const id = await draft('Eigen');
    await propose(id, 'Nur für uns.');
    expect(await listedTo(stranger, id)).toBeUndefined();
    expect((await stranger('GET', path(id))).status).toBe(404);
    expect((await stranger('POST', path(id), { sentence: 'Fremd' })).status).toBe(404);
    expect((await answer(stranger, id, { state: 'returned', answer: 'Fremd' })).status).toBe(404);
    expect(await listedTo(author, id)).toMatchObject({ state: 'open', sentence: 'Nur für uns.' });
    // An editor there who is an author here answers nothing here.
    expect(await listedTo(await adminClient(service, 'autor-tabor', 'redaktion-bauma'), id)).toMatchObject({
      mayAnswer: false,
    });
  });

  it('is mailed once the server takes it', async () => {
    await vi.waitFor(async () => {
      expect(await service.rows('proposal').count({ where: { mailDue: true } })).toBe(0);
    });
    let rejected = 0;
    recipients.isRejected = () => ++rejected > 0;
    const id = await draft('Spaeter');
    await propose(id, 'Nicht verloren.');
    await vi.waitFor(() => expect(rejected).toBeGreaterThan(0));
    recipients.isRejected = () => false;
    expect(arrived('Nicht verloren.')).toEqual([]);
    for (let run = 0; run < 2; run += 1) await sendProposalMails(service.strapi);
    expect(arrived('Nicht verloren.')).toHaveLength(1);
  });

  it('is mailed again if it has another sentence before the first mail is sent', async () => {
    const id = await draft('Nochmals');
    recipients.held = 'redaktion-tabor@haus.example';
    await propose(id, 'Erster Satz.');
    await vi.waitFor(() => expect(recipients.release).toBeDefined(), { timeout: 10_000 });
    await propose(id, 'Zweiter Satz.');
    recipients.held = '';
    recipients.release?.();
    for (const sentence of ['Erster Satz.', 'Zweiter Satz.'])
      await vi.waitFor(() => expect(mails.map(({ source }) => plainText(source)).join()).toContain(sentence), {
        timeout: 10_000,
      });
  });

  it('is mailed again to the editor alone whom the server refuses at first', async () => {
    await signedIn(service, 'redaktion-tabor', 'zweite');
    let attempts = 0;
    recipients.isRejected = (address) => address === 'zweite@haus.example' && ++attempts === 1;
    await propose(await draft('Zwei'), 'An zwei.');
    await vi.waitFor(() => expect(arrived('An zwei.')).toHaveLength(2), { timeout: 10_000 });
    recipients.isRejected = () => false;
    expect(arrived('An zwei.')).toEqual(['redaktion-tabor@haus.example', 'zweite@haus.example']);
  });

  it('is erased a month after it was accepted, a year after it was returned, and never while it is open', async () => {
    await eraseOldProposals(service.strapi, inDays(29));
    expect(await states()).toEqual(new Set(['open', 'accepted', 'returned']));
    await eraseOldProposals(service.strapi, inDays(31));
    expect(await states()).toEqual(new Set(['open', 'returned']));
    await eraseOldProposals(service.strapi, inDays(400));
    expect(await states()).toEqual(new Set(['open']));
  });
});
