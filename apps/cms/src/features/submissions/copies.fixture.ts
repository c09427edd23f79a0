import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { verifyReceipt } from '@group/content-client/contract/receipt';
import { expect, it } from 'vitest';
import { adminClient } from '../../testing/admin.fixture.ts';
import { deliver } from '../../testing/delivery.fixture.ts';
import { organisations } from '../../testing/entries.fixture.ts';
import type { RunningService } from '../../testing/runningService.fixture.ts';

export const uid = 'plugin::content.application';
const houses = ['tabor', 'bauma', 'geeren'];

export const newSubmission = () => ({
  key: randomUUID(),
  privateToken: randomBytes(32).toString('hex'),
  company: 'tabor',
  houses: 'bauma geeren',
  reference: 'TAB-4711',
  acceptedAt: '2026-11-20T08:00:00.000Z',
  language: 'de',
  firstName: 'Anna',
  surname: 'Muster',
  area: 'care',
  email: 'anna@muster.example',
});
export type Sent = ReturnType<typeof newSubmission>;

export interface Stored {
  documentId: string;
  reference: string;
  folder: string;
  files: { id: string; name: string }[];
  key: string;
  privateToken: string;
  linkHash: string;
  receiptDue: boolean | null;
  company: { key: string };
  email: string;
}

export const one = (entries: ReadonlyMap<string, Stored>, house: string): Stored => {
  const found = entries.get(house);
  if (!found) throw new Error(`no application at ${house}`);
  return found;
};

/**
 * Tests what databases could do differently with an application to three houses, which exist from the block's `beforeAll` on.
 * @returns what further tests of these applications use
 */
export function copyTests(service: Omit<RunningService, 'restart'>) {
  organisations(service, ...houses);

  const send = (sent: Sent): Promise<Response> => deliver(service, 'applications', sent, ['a.pdf', 'b.pdf']);

  async function apply(): Promise<Sent> {
    const sent = newSubmission();
    expect((await send(sent)).status).toBe(201);
    return sent;
  }

  const isProven = (response: Response, { key, reference }: Sent, ...others: string[]) =>
    verifyReceipt(service.token, response, 'application', key, reference, ...others);

  /** The applications that were stored last, by house. */
  async function stored(): Promise<ReadonlyMap<string, Stored>> {
    const query = service.rows('application');
    const found: Stored[] = await query.findMany({ populate: ['company'], orderBy: { id: 'desc' }, limit: 3 });
    return new Map(found.map((entry) => [entry.company.key, entry]));
  }

  const count = () => service.rows('application').count();
  const erase = ({ documentId }: Stored) => service.entries('application').delete({ documentId });
  const inFolder = ({ folder }: Stored) => {
    const path = join(service.dataDirectory, 'private', folder);
    return existsSync(path) ? readdirSync(path) : undefined;
  };

  it('is one entry for each, delivered once, with a receipt that names them all', async () => {
    const before = await count();
    const sent = newSubmission();
    const responses = await Promise.all([send(sent), send(sent), send(sent)]);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const response of responses) {
      expect(isProven(response, sent, 'bauma', 'geeren')).toBe(true);
      expect([isProven(response, sent), isProven(response, sent, 'bauma')]).toEqual([false, false]);
    }
    expect(await count()).toBe(before + 3);
    const entries = await stored();
    expect([...entries.keys()].toSorted()).toEqual(houses.toSorted());
    expect(one(entries, 'tabor').reference).toBe('TAB-4711');
    // No receipt counts as sent to the mailbox for those that are never due.
    expect(houses.map((house) => one(entries, house).receiptDue)).toEqual([false, null, null]);
    expect(new Set([...entries.values()].map(({ folder }) => folder)).size).toBe(1);
    expect(inFolder(one(entries, 'tabor'))).toHaveLength(2);
  });

  it('keeps its files until the last house has erased it', async () => {
    await apply();
    const entries = await stored();
    const [bauma, geeren] = [one(entries, 'bauma'), one(entries, 'geeren')];
    await erase(one(entries, 'tabor'));
    expect(inFolder(bauma)).toHaveLength(2);
    const hr = await adminClient(service, 'personal-bauma', 'redaktion-bauma');
    const { text } = await hr('GET', `/content/applications/${bauma.documentId}/files`);
    const { files } = JSON.parse(text) as { files: { url: string }[] };
    expect(await (await fetch(service.origin + (files[1]?.url ?? ''))).text()).toBe('Inhalt von b.pdf');
    // At the same time: the last of the two erases the files.
    await Promise.all([erase(bauma), erase(geeren)]);
    await expect.poll(() => inFolder(geeren)).toBeUndefined();
  });

  it('leaves one receipt where two erase it at once', async () => {
    await apply();
    const tabor = one(await stored(), 'tabor');
    await Promise.all([erase(tabor), erase(tabor), erase(tabor)]);
    const receipts = service.rows('erasure-receipt');
    expect(await receipts.count({ where: { linkHash: tabor.linkHash } })).toBe(1);
  });

  return { send, apply, isProven, stored, count, erase, inFolder };
}
