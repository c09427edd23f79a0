import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { fillInMs, retry } from './applicant.ts';
import { type Query, readRows } from './delivered.ts';
import type { Expected, Sent } from './privatePages.ts';
import type { Random } from './random.ts';
import { markOf, type Sample } from './sample.ts';
import { openForm, openPage, sendVisit, type Site } from './sending.ts';

/** A visitor who asks for a date. */
type Visitor = Pick<Sample, 'mark' | 'tenant'>;

const tenant = 'kreuzstift';

const path = '/besuch';

/** Apart from the numbers of applications. */
const firstNumber = 900_000;

const slotRow = z.object({ slot: z.string(), capacity: z.number() });

/** A date, and so many persons that it has room for one visitor with them, but not for two. */
interface Wanted {
  choice: string;
  persons: number;
}

/** The first date of the page, which has none before the site has reached the content service once. */
async function firstDate(site: Site, visitor: Visitor, contentDirectory: string, query?: Query): Promise<Wanted> {
  const { body } = await openPage(site, visitor, path);
  const [, choice, id] = /value="(([a-z\d]{24})\/[^"]+)"/.exec(body) ?? [];
  const rows = readRows(contentDirectory, 'SELECT document_id AS slot, capacity FROM visit_slots', query);
  const found = rows.map((row) => slotRow.parse(row)).find(({ slot }) => slot === id);
  if (!choice || !found) throw new Error('the page shows no date');
  return { choice, persons: Math.floor(found.capacity / 2) + 1 };
}

/** Sends the form with the same key until it is confirmed. */
async function ask(site: () => Site, visitor: Visitor, { choice, persons }: Wanted, random: Random): Promise<Sent> {
  const formToken = await retry(() => openForm(site(), visitor, path), random);
  await sleep(fillInMs);
  const form = { ...formToken, slot: choice, persons: String(persons) };
  return retry(() => sendVisit(site(), visitor, form), random);
}

/** What visitors were told, once all is delivered. */
export interface VisitOutcome {
  asked: number;
  confirmed: number;
  /** Told that there is no room left. */
  full: number;
}

/**
 * Has visitors ask for one date at once.
 * @param contentDirectory data of the content service
 */
export async function askForOneDate(
  sites: readonly [Site, ...Site[]],
  visitors: number,
  random: Random,
  contentDirectory: string,
  query?: Query,
): Promise<Omit<Expected, 'texts'>[]> {
  if (visitors === 0) return [];
  const senders = Array.from(
    { length: visitors },
    (_, number) => ({ mark: markOf(firstNumber + number), tenant }) as const,
  );
  const site = (): Site => random.oneOf(sites);
  const [first = { mark: markOf(firstNumber), tenant }] = senders;
  const wanted = await retry(() => firstDate(site(), first, contentDirectory, query), random);
  return Promise.all(senders.map(async (sender) => ({ sender, ...(await ask(site, sender, wanted, random)) })));
}

/** Reads on the private pages what the visitors were told. */
export async function readVisits(site: Site, all: readonly Omit<Expected, 'texts'>[]): Promise<VisitOutcome> {
  const told = { asked: all.length, confirmed: 0, full: 0 };
  for (const { sender, link } of all) {
    const { body } = await openPage(site, sender, link);
    told.confirmed += Number(body.includes('Ihr Termin ist bestätigt.'));
    told.full += Number(body.includes('nicht mehr genug Platz'));
  }
  return told;
}
