import { json } from 'node:stream/consumers';
import { privateTokenFor } from '@group/content-client/contract/submissions/privateLink';
import { wireHousesFixture } from '@group/content-client/house/house.fixture';
import { wireVisitSlotsFixture } from '@group/content-client/visitSlot/visitSlot.fixture';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { beforeEach, expect, it } from 'vitest';
import { argumentsWithSubmissionService } from '../../forms/submissionService.fixture.ts';
import { staffContext } from '../../staff/staffAuth.server.ts';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { changeVisit, readVisitPage } from './visitPage.server.ts';

const token = privateTokenFor('secret', 'key');
const stored = { reference: 'K7QM-3F9X', minutes: 60, occasion: 'visit', place: null, startsAt: null, stage: 'new' };
const answers = { houses: wireHousesFixture, 'visit-slots': wireVisitSlotsFixture };

let serviceUrl: string;
let visit: Record<string, unknown>;
let asked: unknown;

beforeEach(async () => {
  ({ url: serviceUrl } = await temporaryServer((request, response) => {
    asked = json(request);
    response.end(JSON.stringify(visit));
  }));
});

function argumentsFor(language?: string, form?: Record<string, string>) {
  const site = language
    ? requestedSiteFixture('rivabella', { answers, language })
    : requestedSiteFixture('tabor', { answers });
  const args = { ...argumentsWithSubmissionService(site, `/meine/besuch/${token}`), params: { token } };
  args.context.set(staffContext, { access: { url: serviceUrl, token: 'service' }, secret: 'x' });
  const body = new URLSearchParams(form);
  return form ? { ...args, request: new Request(args.request.url, { method: 'POST', body }) } : args;
}

async function read(changes: Record<string, unknown>, language?: string) {
  visit = { ...stored, about: '', house: '', ...changes };
  const args = argumentsFor(language);
  const { data } = await readVisitPage(args);
  if (data.kind !== 'open') throw new Error(`the page is ${data.kind}`);
  return data;
}

it('names the house of a visit and of each date, but nothing that was typed', async () => {
  const { visits } = await read({});
  expect(visits[0]?.houseName).toBe('Haupthaus am See');
  expect((await read({ house: 'gartenhaus' })).houseName).toBe('Gartenhaus');
  expect((await read({ house: 'Anna Muster' })).houseName).toBeUndefined();
});

it('offers every other date, and that of a visit that is cancelled', async () => {
  const [first] = (await read({})).visits;
  const agreed = { startsAt: first?.startsAt, house: first?.house, stage: 'confirmed' };
  const offered = async (changes: object = {}) => (await read({ ...agreed, ...changes })).visits[0]?.startsAt;
  expect(await offered()).not.toBe(first?.startsAt);
  expect(await offered({ stage: 'cancelled' })).toBe(first?.startsAt);
  // It is at another house.
  expect(await offered({ house: '' })).toBe(first?.startsAt);
});

it.each([
  ['confirmed', 'begun'],
  ['proposed', 'begun'],
  ['cancelled', 'cancelled'],
])('shows a visit of yesterday that was %s as %s', async (stage, shown) => {
  const startsAt = new Date(Date.now() - 86_400_000).toISOString();
  expect((await read({ stage, startsAt })).visit.stage).toBe(shown);
});

it('says what it is about in the language of the page, as it was stored where no slot has that title', async () => {
  const german = 'Fachfrau / Fachmann Gesundheit';
  const french = 'Assistante ou assistant en soins et santé';
  expect((await read({ about: french }, 'de')).visit.about).toBe(german);
  expect((await read({ about: german }, 'fr')).visit.about).toBe(french);
  expect((await read({ about: 'Küche, mit Frau Keller' }, 'fr')).visit.about).toBe('Küche, mit Frau Keller');
});

it('asks for a date where none is chosen, and nothing of the content service', async () => {
  asked = undefined;
  expect(await changeVisit(argumentsFor(undefined, { action: 'move' }))).toMatchObject({
    data: 'unchosen',
    init: { status: 422 },
  });
  expect(asked).toBeUndefined();
});

it('says which date was accepted', async () => {
  const startsAt = '2026-12-16T13:00:00.000Z';
  visit = { ...stored, about: '', house: '', stage: 'confirmed', startsAt };
  await changeVisit(argumentsFor(undefined, { action: 'accept', startsAt }));
  expect(await asked).toMatchObject({ token, startsAt });
});
