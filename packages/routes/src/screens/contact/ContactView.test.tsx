import { wireHousesFixture } from '@group/content-client/house/house.fixture';
import { wireParagraphs } from '@group/content-client/wire/wire.fixture';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { argumentsWithSubmissionService } from '../../forms/submissionService.fixture.ts';
import { formToken, notSent } from '../../forms/formAnswer.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { loader } from './contact.route.tsx';
import { ContactView } from './ContactView.tsx';

async function show(props: Partial<Parameters<typeof ContactView>[0]> = {}) {
  renderInSite(<ContactView formToken={formToken} blocks={[]} openingHours={[]} {...props} />, { path: '/kontakt' });
  await screen.findByRole('heading', { level: 1 });
}

describe('ContactView', () => {
  it('shows the contact details before the form', async () => {
    await show({ openingHours: [{ house: 'Haupthaus', hours: 'täglich 8 bis 20 Uhr' }] });
    expect(screen.getByRole('link', { name: '044 000 00 00' }).getAttribute('href')).toBe('tel:+41440000000');
    expect(screen.queryByText('täglich 8 bis 20 Uhr')).not.toBeNull();
  });

  it('says the same opening hours of several houses once', async () => {
    const reception = 'täglich 7 bis 21 Uhr';
    await show({
      openingHours: [
        { house: 'Haus Linde', hours: reception },
        { house: 'Haus Buche', hours: reception },
      ],
    });
    expect(screen.queryByText(reception)).not.toBeNull();
    cleanup();
    await show({
      openingHours: [
        { house: 'Haus Linde', hours: reception },
        { house: 'Hofladen', hours: 'freitags' },
        { house: 'Haus Buche', hours: reception },
      ],
    });
    expect(screen.queryByText(`Haus Linde, Haus Buche: ${reception}`)).not.toBeNull();
    expect(screen.queryByText('Hofladen: freitags')).not.toBeNull();
  });

  it('has fields for name, e-mail and message, and a privacy note', async () => {
    await show();
    const fields = screen.getAllByRole<HTMLInputElement>('textbox').map(({ name }) => name);
    expect(fields).toEqual(expect.arrayContaining(['name', 'email', 'message']));
    expect(screen.getByRole('link', { name: /^Zur Datenschutzerklärung/ }).getAttribute('href')).toBe('/datenschutz');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports that the message was not sent', async () => {
    await show({ answer: notSent({ formError: 'unavailable' }) });
    expect(screen.getByRole('alert').textContent).toContain('konnten nicht gesendet werden');
  });

  it.each([
    ['asks a person whose browser filled in the honeypot', { formError: 'trapped', values: {} }, false],
    ['keeps the confirmation beside other problems', { values: { person: 'yes' } }, true],
  ] as const)('%s', async (_what, outcome, checked) => {
    await show({ answer: notSent(outcome) });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ich habe dieses Formular selbst ausgefüllt.' });
    expect([box.name, box.checked]).toEqual(['person', checked]);
  });

  it('has one heading of level 1, with or without a picture', async () => {
    await show({
      blocks: [
        { type: 'hero', title: 'Kommen Sie vorbei' },
        { type: 'text', body: [] },
      ],
    });
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Kontakt Tabor Kommen Sie vorbei']);
  });
});

const page = {
  id: 'p1',
  attributes: {
    path: '/kontakt',
    title: 'Kontakt',
    blocks: [
      { __component: 'blocks.hero', title: 'Kommen Sie vorbei' },
      { __component: 'blocks.text', body: wireParagraphs('Wir freuen uns.') },
    ],
  },
};

describe('contact route', () => {
  it('marks composed blocks that are not translated, and says so once', async () => {
    const site = requestedSiteFixture('rivabella', { language: 'it' });
    const inGerman = requestedSiteFixture('rivabella', { answers: { pages: { data: [page] } } });
    const read: typeof site.read = (query, locale) => (locale === 'de-CH' ? inGerman : site).read(query);
    const loaded = await loader(argumentsWithSubmissionService({ ...site, read }, '/it/kontakt'));
    renderInSite(<ContactView {...loaded} />, { path: '/kontakt', language: 'it' });
    const heading = await screen.findByRole('heading', { level: 1 });
    const marked = [heading, screen.getByText('Wir freuen uns.'), screen.getByRole('button', { name: 'Inviare' })];
    expect(marked.map((each) => each.closest('[lang]')?.getAttribute('lang'))).toEqual(['de-CH', 'de-CH', 'it']);
    expect(screen.getAllByText(/^Questo testo non è ancora/)).toHaveLength(1);
  });

  it('loads the opening hours of the tenant’s own houses', async () => {
    const answers = { pages: { data: [] }, houses: wireHousesFixture };
    const loaded = await loader(argumentsWithSubmissionService(requestedSiteFixture('tabor', { answers }), '/kontakt'));
    expect(loaded.blocks).toEqual([]);
    expect(loaded.openingHours).toContainEqual({ house: 'Haupthaus am See', hours: 'täglich 8 bis 20 Uhr' });
  });

  it('offers the form without them while the content service is unavailable', async () => {
    const loaded = await loader(argumentsWithSubmissionService(requestedSiteFixture('tabor'), '/kontakt'));
    expect(loaded).toMatchObject({ blocks: [], openingHours: [], formToken: expect.anything() });
  });
});
