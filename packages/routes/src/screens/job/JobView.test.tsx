import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import type { Advertisement } from './advertisement.ts';
import { openAdvertisement } from '../../testing/job.fixture.ts';
import { JobView } from './JobView.tsx';

function show(advertisement: Advertisement, language = 'en') {
  renderInSite(<JobView advertisement={advertisement} />, { language });
}

function fact(term: string) {
  return screen.getByText(term).nextElementSibling?.textContent?.replaceAll('\u2060', '');
}

function href(name: string) {
  return screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
}

const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');

const { job, others } = openAdvertisement;

describe('JobView', () => {
  it('shows title, place, organisation, workload and start', () => {
    show(openAdvertisement);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pflegefachperson HF');
    expect(fact('Workplace')).toBe('Aeugst am See');
    expect(fact('Company')).toBe('Tabor');
    expect(fact('Workload')).toBe('60–80%');
    expect(fact('Start')).toBe('1 February 2027');
    expect(fact('Pay')).toBe('CHF\u00A082’000–98’000 a year at 100%');
    expect(screen.queryByRole('heading', { name: 'Ihre Aufgaben' })).not.toBeNull();
  });

  it('has its address for paper', () => {
    show(openAdvertisement);
    expect(screen.queryByText(openAdvertisement.code.address)).not.toBeNull();
  });

  it('links to the application and to the contact person', () => {
    show(openAdvertisement);
    expect(screen.queryByRole('heading', { name: 'Are you interested?' })).not.toBeNull();
    expect(screen.queryByRole('heading', { name: 'Your contact person' })).not.toBeNull();
    const application = `/jobs/schnellbewerbung?stelle=${job.id}`;
    expect(href('Submit application')).toEqual([application, application]);
    expect(href('044 000 00 00')).toEqual(['tel:+41440000000']);
    expect(href('pflege@tabor.example')).toEqual(['mailto:pflege@tabor.example']);
  });

  it('labels a full-time job', () => {
    show({ ...openAdvertisement, job: { ...job, pensum: undefined, fullTime: true, startDate: undefined } });
    expect(fact('Workload')).toBe('Full-time');
    expect(fact('Start')).toBe('by agreement');
  });

  it.each([
    ['the end of a day', '2027-01-31T22:59:59.999Z'],
    ['the midnight after it', '2027-01-31T23:00:00.000Z'],
  ])('names the last day of a period that ends at %s', (_end, publishUntil) => {
    show({ ...openAdvertisement, job: { ...job, publishUntil } });
    expect(fact('Advertised until')).toBe('31 January 2027');
  });

  it('shows breadcrumbs to its list', () => {
    show({ ...openAdvertisement, job: { ...job, kind: 'apprenticeship' } }, 'de');
    const way = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(way.map((link) => link.getAttribute('href'))).toEqual(['/', '/jobs', '/jobs/offene-lehrstellen']);
  });

  it.each([
    [
      { state: 'filled', title: job.title, others },
      'The position appears to have already been filled',
      'You may also like',
    ],
    [{ state: 'removed', others }, 'The job advertisement you are looking for is no longer available', 'Open now'],
  ] as const)(
    'says in the specification’s words why it is unavailable, with open jobs',
    (advertisement, title, heading) => {
      show({ ...advertisement, others: [...advertisement.others] });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect(screen.queryByRole('heading', { name: heading })).not.toBeNull();
      expect(href('All vacancies')).toEqual(['/jobs/offene-stellen']);
      expect(href('All apprenticeship vacancies')).toEqual(['/jobs/offene-lehrstellen']);
      expect(screen.queryByText('Submit application')).toBeNull();
    },
  );

  it('marks untranslated text as German, also in the notice that a job is filled', () => {
    show({ ...openAdvertisement, job: { ...job, untranslated: true } });
    expect(languageOf(screen.getByRole('heading', { level: 1 }))).toBe('de-CH');
    cleanup();
    show({ state: 'filled', title: job.title, untranslated: true, others: [] });
    expect(languageOf(screen.getByText(job.title))).toBe('de-CH');
    expect(languageOf(screen.getByText(/was advertised here/))).toBe('en');
  });
});
