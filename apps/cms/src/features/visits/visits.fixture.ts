import { randomUUID } from 'node:crypto';
import { swissInstant } from '@group/content-client/contract/swissTime';
import { beforeAll, expect, it } from 'vitest';
import { deliver } from '../../testing/delivery.fixture.ts';
import { organisations, stored } from '../../testing/entries.fixture.ts';
import type { Service } from '../../testing/service.fixture.ts';

export const dayMs = 86_400_000;
/** Noon in Switzerland, as the dates of a weekly slot keep their time when the clocks change. */
export const inDays = (days: number): string =>
  swissInstant(`${new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)}T12:00`);

/** Visitors who want the same four seats. */
const crowd = process.env.THOROUGH ? 100 : 30;

/**
 * Tests what databases could do differently with the seats of a weekly slot of Tabor, from the block's `beforeAll` on.
 * @returns what further tests of these visits use
 */
export function seatTests(service: Service) {
  const weekly = { slot: '' };
  const companyOf = organisations(service, 'tabor');

  beforeAll(async () => {
    const company = companyOf('tabor');
    const frame = { Name: 'Tabor', email: 'info@tabor.example' };
    await stored(service, 'konfiguration-tabor', frame, { status: 'published' });
    const times = { startsAt: inDays(3), repeatsUntil: inDays(40).slice(0, 10), minutes: 60 };
    const texts = { title: 'Führung', titleFr: 'Visite guidée', occasion: 'visit' };
    weekly.slot = await stored(service, 'visit-slot', { ...texts, company, ...times, capacity: 4 });
  });

  async function ask(data: Record<string, unknown>) {
    const key = randomUUID();
    const common = { key, company: 'tabor', reference: `TAB-${key.slice(0, 8)}`, acceptedAt: new Date().toISOString() };
    const visitor = { name: 'Anna', occasion: 'visit', email: `${key}@muster.example`, language: 'de' };
    const { status } = await deliver(service, 'visits', { ...common, ...visitor, ...data });
    return { status, key, email: visitor.email };
  }

  const entryOf = (key: string) => service.rows('visit').findOne({ where: { key } });
  const fullDates = async () => {
    const { body } = await service.get('/api/visit-slots');
    const { data } = body as { data: { id: string; attributes: { full: string } }[] };
    return data.find(({ id }) => id === weekly.slot)?.attributes.full;
  };

  it(`promises no more seats than there are to ${crowd} who ask at once`, async () => {
    const asked = await Promise.all(Array.from({ length: crowd }, () => ask({ slot: `${weekly.slot}/${inDays(3)}` })));
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([201]));
    const entries: { stage: string; email: string }[] = await service.rows('visit').findMany();
    const count = (stage: string) => entries.filter((entry) => entry.stage === stage).length;
    expect([entries.length, count('confirmed'), count('full')]).toEqual([crowd, 4, crowd - 4]);
    expect(await fullDates()).toBe(inDays(3));
  });

  it('counts persons, not requests', async () => {
    const choice = { slot: `${weekly.slot}/${inDays(38)}` };
    const asked = [
      await ask({ ...choice, persons: '3' }),
      await ask({ ...choice, persons: '2' }),
      await ask({ ...choice, persons: '' }),
    ];
    const stages = await Promise.all(asked.map(async ({ key }) => (await entryOf(key)).stage));
    expect(stages).toEqual(['confirmed', 'full', 'confirmed']);
    expect(await fullDates()).toContain(inDays(38));
    for (const { key } of asked) await service.rows('visit').delete({ where: { key } });
  });

  it('gives a seat that is cancelled to the next', async () => {
    const { documentId } = await service.rows('visit').findOne({ where: { stage: 'confirmed' } });
    await service.entries('visit').update({ documentId, data: { stage: 'cancelled' } });
    expect(await fullDates()).toBe('');
    const next = await ask({ slot: `${weekly.slot}/${inDays(3)}`, language: 'fr' });
    expect(await entryOf(next.key)).toMatchObject({ stage: 'confirmed', about: 'Visite guidée', minutes: 60 });
    expect(await fullDates()).toBe(inDays(3));
  });

  it('keeps the dates of a slot to which visitors come, and offers none once it is closed', async () => {
    const dates = service.entries('visit-slot');
    const change = (data: Record<string, unknown>) => dates.update({ documentId: weekly.slot, data });
    const rejected = 'noch Besuche angemeldet (4)';
    await expect(change({ startsAt: inDays(4) })).rejects.toThrow(rejected);
    await expect(dates.delete({ documentId: weekly.slot })).rejects.toThrow(rejected);
    await change({ closed: true });
    const late = await ask({ slot: `${weekly.slot}/${inDays(38)}` });
    expect(await entryOf(late.key)).toMatchObject({ stage: 'full', seat: null });
    await service.rows('visit').delete({ where: { key: late.key } });
    await change({ closed: false, title: 'Führung' });
    const { startsAt } = await service.rows('visit-slot').findOne({ where: { documentId: weekly.slot } });
    expect(new Date(startsAt as string).toISOString()).toBe(inDays(3));
  });

  it('numbers changes of a visit that are made at once one after the other', async () => {
    const { key } = await ask({ slot: `${weekly.slot}/${inDays(38)}` });
    const { documentId } = await entryOf(key);
    const change = (data: Record<string, unknown>) => service.entries('visit').update({ documentId, data });
    await Promise.all(['Cafeteria', 'Garten', 'Empfang'].map((place) => change({ place })));
    // A calendar ignores a version of an invitation whose number it has.
    expect(await entryOf(key)).toMatchObject({ sequence: 3 });
    await service.rows('visit').delete({ where: { key } });
  });

  return { weekly, ask, companyOf, stored: entryOf, fullDates };
}
