import { wireVisitSlotsFixture } from '@group/content-client/visitSlot/visitSlot.fixture';
import { readVisit } from '@group/content-client/visit/visit.schema';
import { wireHousesFixture } from '@group/content-client/house/house.fixture';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openVisitsFixture as visits, visitFixture } from '../../domain/visits/visit.fixture.ts';
import { argumentsWithSubmissionService } from '../../forms/submissionService.fixture.ts';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { formToken, notSent } from '../../forms/formAnswer.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { loader as loadDates } from './openVisits.route.ts';
import { loader } from './visit.route.tsx';
import { VisitView } from './VisitView.tsx';

const days = { min: '2026-12-01', max: '2027-03-01' };

const booked = { ...visitFixture, house: 'gartenhaus' };

async function show(props: Partial<Parameters<typeof VisitView>[0]> = {}) {
  const occasions = ['visit', 'trialDay'] as const;
  renderInSite(
    <VisitView {...{ formToken, visits, days, occasions, mails: true, request: { occasion: 'visit' }, ...props }} />,
    { path: '/besuch' },
  );
  await screen.findByRole('heading', { level: 1 });
}

const fieldNames = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ name }) => name);

describe('VisitView', () => {
  it('offers the open dates, and days by wish', async () => {
    await show({ request: { occasion: 'visit', slot: visits[1]?.value } });
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value }) => value)).toEqual([...visits.map(({ value }) => value), '']);
    expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual([visits[1]?.value]);
    const wishes = [...document.querySelectorAll<HTMLInputElement>('input[type=date]')];
    expect(wishes.map(({ min, max }) => ({ min, max }))).toEqual([days, days, days]);
    expect(fieldNames()).toEqual(expect.arrayContaining(['name', 'email', 'tel', 'message']));
  });

  it('asks for the age before a trial day, by links', async () => {
    await show({ request: { occasion: 'trialDay', slot: visits[0]?.value } });
    expect(document.querySelector('form')).toBeNull();
    const young = screen.getByRole('link', { name: '13 bis 15 Jahre' }).getAttribute('href') ?? '';
    const asked = new URL(young, 'https://tabor.example').searchParams;
    expect(Object.fromEntries(asked)).toEqual({ anlass: 'schnuppern', termin: visits[0]?.value, alter: '13-15' });
  });

  it.each([
    [true, 'E-Mail oder Telefon genügt. Die Einladung für den Kalender kommt per Mail.'],
    [false, 'E-Mail oder Telefon genügt.'],
  ])('promises an invitation by mail only where mails are sent: %s', async (mails, hint) => {
    await show({ mails });
    expect(screen.queryByText(hint)).not.toBeNull();
  });

  it.each([
    ['confirmed', /^Ihr Termin ist bestätigt: Mittwoch, 9. Dezember 2026, 14.00\u2060–\u206015.00/],
    ['full', /nicht mehr genug Platz/],
    ['new', /^Wir bestätigen Ihnen den Termin.$/],
  ] as const)('says what the content service has decided: %s', async (stage, text) => {
    const startsAt = stage === 'confirmed' ? booked.startsAt : null;
    await show({ answer: { sent: 'K7QM-3F9X', visit: { ...booked, stage, startsAt } } });
    expect(screen.queryByText(text)).not.toBeNull();
  });

  it('leaves what came later to the private page', async () => {
    const visit = { ...booked, stage: 'cancelled' } as const;
    await show({ answer: { sent: 'K7QM-3F9X', link: '/meine/besuch/0a', visit } });
    expect(screen.queryByText(/bestätig/)).toBeNull();
    expect(screen.queryByText(/Speichern Sie den Link: Er ist nur für Sie\.$/)).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Zu meinem Termin' }).getAttribute('href')).toBe('/meine/besuch/0a');
  });

  it('says for which house one asks', async () => {
    await show({ houseName: 'Gartenhaus' });
    expect(screen.queryByText(/^Gartenhaus: Wählen Sie einen freien Termin/)).not.toBeNull();
  });

  it('speaks of an appointment where there are no visits', async () => {
    await show({ occasions: ['appointment'], request: { occasion: 'appointment' } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Termin vereinbaren');
    expect(screen.queryByText(/Besuch/)).toBeNull();
  });

  it.each([
    ['tel', 'visit', undefined],
    ['contact', 'trialDay', '13-15'],
  ] as const)('takes a questioned phone number over once it is sent again: %s', async (name, occasion, ageGroup) => {
    const fields = {
      name: 'Mia',
      occasion,
      ageGroup: ageGroup ?? '',
      slot: visits[0]?.value ?? '',
      [name]: '0151 00000000',
    };
    const first = readVisit(fields);
    expect(first).toEqual({ problems: { [name]: 'unknownPhone' } });
    const problems = 'problems' in first ? first.problems : {};
    await show({ request: { occasion, ageGroup }, answer: notSent({ problems, values: fields }) });
    const form = document.querySelector('form') ?? undefined;
    const again = Object.fromEntries(new FormData(form)) as Record<string, string>;
    expect(readVisit({ ...fields, ...again })).toMatchObject({ fields: { tel: '0151 00000000' } });
  });

  it('says which days one can wish', async () => {
    await show({ answer: notSent({ problems: { wish1: 'day' } }) });
    expect(screen.getByRole('alert').textContent).toContain('1. Wunsch: Bitte nennen Sie einen Tag in den nächsten');
  });

  it('names what is missing', async () => {
    const problems = { slot: 'missing', name: 'missing', email: 'emailOrPhone' } as const;
    await show({ answer: notSent({ problems }) });
    const links = [...screen.getByRole('alert').querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#slot', '#name', '#email']);
  });
});

const load = (search: string, answers = {}) =>
  loader(argumentsWithSubmissionService(requestedSiteFixture('tabor', { answers }), `/besuch${search}`));

describe('visit route', () => {
  it('shows the dates of what is asked for, at one house', async () => {
    const answers = { 'visit-slots': wireVisitSlotsFixture };
    const { visits: shown } = await load('?anlass=besuch&haus=haupthaus-am-see', answers);
    expect(new Set(shown.map(({ occasion, house }) => `${occasion} ${house}`))).toEqual(
      new Set(['visit haupthaus-am-see']),
    );
    expect((await load('?anlass=besuch&haus=gartenhaus', answers)).visits).toEqual([]);
  });

  it('does not say that no date is open where the dates cannot be read', async () => {
    await show(await load('', {}));
    expect(screen.queryByText(/^Wir können die freien Termine gerade nicht anzeigen/)).not.toBeNull();
    cleanup();
    await show(await load('', { 'visit-slots': { data: [] } }));
    expect(screen.queryByText(/^Zurzeit ist kein Termin offen/)).not.toBeNull();
  });

  it('offers appointments by wish where there are no dates and no home to visit', async () => {
    const garage = requestedSiteFixture('schlossgarage', { answers: { 'visit-slots': { data: [] } } });
    const { occasions, request } = await loader(argumentsWithSubmissionService(garage, '/besuch'));
    expect([occasions, request.occasion]).toEqual([['appointment', 'trialDay'], 'appointment']);
  });

  it('names the house that is asked for', async () => {
    const answers = { houses: wireHousesFixture, 'visit-slots': wireVisitSlotsFixture };
    const here = await load('?anlass=besuch&haus=haupthaus-am-see', answers);
    expect([here.request.house, here.houseName]).toEqual(['haupthaus-am-see', 'Haupthaus am See']);
    expect(here.visits[0]?.houseName).toBe('Haupthaus am See');
  });

  it('ignores a house that does not exist', async () => {
    const answers = { houses: wireHousesFixture, 'visit-slots': wireVisitSlotsFixture };
    const { request, visits: shown } = await load('?anlass=besuch&haus=gibtsnicht', answers);
    expect(request.house).toBeUndefined();
    expect(shown).toEqual((await load('?anlass=besuch', answers)).visits);
  });

  it('names no house where there is only one', async () => {
    const houses = { ...wireHousesFixture, data: wireHousesFixture.data.slice(0, 1) };
    const loaded = await load('?anlass=besuch&haus=haupthaus-am-see', { houses, 'visit-slots': wireVisitSlotsFixture });
    expect([loaded.request.house, loaded.houseName, loaded.visits[0]?.houseName]).toEqual([
      'haupthaus-am-see',
      undefined,
      undefined,
    ]);
  });

  it('shows appointments before trial days', async () => {
    // The fixture's dates are open then.
    vi.setSystemTime('2026-12-01T08:00:00Z');
    const data = wireVisitSlotsFixture.data.map((slot) => {
      const { attributes } = slot;
      return {
        ...slot,
        attributes: { ...attributes, ...(attributes.occasion === 'visit' && { occasion: 'appointment' }) },
      };
    });
    expect(await load('', { 'visit-slots': { data } })).toMatchObject({
      occasions: ['appointment', 'trialDay'],
      request: { occasion: 'appointment' },
    });
  });

  it('gives the script of the form the open dates, and no empty list where they cannot be read', async () => {
    const address = '/besuch/termine.json?anlass=besuch&haus=gartenhaus';
    const known = requestedSiteFixture('tabor', { answers: { 'visit-slots': wireVisitSlotsFixture } });
    const response = await loadDates(routeArguments(known, address));
    expect(await response.json()).toEqual({ visits: [] });
    await expect(loadDates(routeArguments(requestedSiteFixture('tabor'), address))).rejects.toMatchObject({
      init: { status: 503 },
    });
  });

  it('takes wishes while the content service is away', async () => {
    expect(await load('')).toMatchObject({
      mails: false,
      visits: [],
      occasions: ['visit', 'trialDay'],
      request: { occasion: 'visit' },
    });
  });
});
