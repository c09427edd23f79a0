import { type SubmissionField, submissionFields } from '@group/content-client/contract/submissions/fields';
import type { Configuration } from '@group/content-client/configuration/configuration.schema';
import { wireJobsFixture } from '@group/content-client/job/job.fixture';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { argumentsWithSubmissionService } from '../../forms/submissionService.fixture.ts';
import { siteFixture } from '../../testing/site.fixture.ts';
import { formToken, notSent } from '../../forms/formAnswer.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { loader } from './application.route.tsx';
import { ApplicationView } from './ApplicationView.tsx';

async function show(
  props: Partial<Parameters<typeof ApplicationView>[0]> = {},
  configuration: Partial<Configuration> = {},
) {
  const { container } = renderInSite(<ApplicationView formToken={formToken} {...props} />, {
    path: '/jobs/schnellbewerbung',
    site: { configuration: siteFixture.configuration && { ...siteFixture.configuration, ...configuration } },
  });
  await screen.findByRole('heading', { level: 1 });
  return container;
}

// It has the confirmation of the test before.
beforeEach(() => history.replaceState(null, ''));

describe('ApplicationView', () => {
  it('has the fields of the contract, the message optional, the area on its placeholder', async () => {
    const container = await show();
    const fields = [...container.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const entered = Object.entries<SubmissionField>(submissionFields.application).flatMap(([name, { input }]) =>
      input === 'none' ? [] : name,
    );
    expect(new Set(fields.map(({ name }) => name))).toEqual(new Set([...entered, 'files', 'key', 'moment', 'website']));
    // The server stores no file of a form before it has read a valid formToken.
    expect(fields.slice(0, 2).map(({ name }) => name)).toEqual(['key', 'moment']);
    expect(fields.find(({ name }) => name === 'message')?.ariaRequired).toBeNull();
    // Postcodes abroad have letters and dashes, which keyboards for numbers lack.
    expect(fields.find(({ name }) => name === 'zipCode')?.getAttribute('inputmode')).toBeNull();
    const area = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bereich' });
    expect([area.value, area.options[0]?.textContent]).toEqual(['', 'Bitte wählen']);
    expect(area.options).toHaveLength(6);
  });

  it.each([
    ['asks about an unknown phone number', { tel: 'unknownPhone' }, {}, '0151 00000000'],
    ['keeps asking about the same one', {}, { confirmedTel: '0151 00000000' }, '0151 00000000'],
    ['does not take another one for confirmed', {}, { confirmedTel: '0151 00000001' }, undefined],
  ] as const)('%s', async (_what, problems, before, confirmed) => {
    const values = { tel: '0151 00000000', ...before };
    const container = await show({ answer: notSent({ values, problems }) });
    expect(container.querySelector<HTMLInputElement>('input[name=confirmedTel]')?.value).toBe(confirmed);
  });

  it('asks for the area if the server rejected the one of the job', async () => {
    const answer = notSent({ values: { area: 'x' }, problems: { area: 'missing' } });
    await show({ job: { id: 'j1', title: 'Pflegefachperson HF', area: 'care' }, answer });
    expect(screen.queryByRole('combobox', { name: 'Bereich' })).not.toBeNull();
  });

  it.each([
    ['folded away', {}, {}, false],
    ['shown with what was entered', { message: 'Guten Tag' }, {}, true],
    ['shown with their errors', {}, { zipCode: 'tooLong' }, true],
  ] as const)('has optional fields %s', async (_, values, problems, open) => {
    const container = await show({ answer: notSent({ values, problems }) });
    expect(container.querySelector('textarea')?.closest('details')?.open).toBe(open);
  });

  it('asks to choose the files again that came with mistakes', async () => {
    await show({ answer: notSent({ fileCount: 1, problems: { firstName: 'missing' } }) });
    expect(screen.queryByText(/Bitte wählen Sie Ihre Dateien nochmals aus/)).not.toBeNull();
  });

  it('confirms the submission with its reference, a date, a number to call and a way on', async () => {
    const configuration = { phone: '044 000 00 01', applicationReply: 'Wir melden uns innert drei Tagen.' };
    const container = await show({ answer: { sent: 'K7QM-3F9X' } }, configuration);
    expect(screen.getByRole('status').textContent).toContain('K7QM-3F9X');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bewerbung gesendet');
    expect(document.title).toBe('Bewerbung gesendet • Tabor');
    expect(screen.queryByText('Wir melden uns innert drei Tagen.')).not.toBeNull();
    expect(screen.getByRole('link', { name: '044 000 00 01' }).getAttribute('href')).toBe('tel:+41440000001');
    expect(screen.getByRole('link', { name: 'Zu den offenen Stellen' }).getAttribute('href')).toBe(
      '/jobs/offene-stellen',
    );
    // A reload shows the confirmation again.
    expect(screen.getByRole('link', { name: 'Weitere Bewerbung schreiben' }).getAttribute('href')).toBe(
      '/jobs/schnellbewerbung',
    );
    expect(container.querySelector('form')).toBeNull();
  });

  it("names the advertisement's contact person once it is sent", async () => {
    const contact = { name: 'Regula Tanner', phone: '044 000 00 02' };
    await show({ answer: { sent: 'K7QM-3F9X' }, job: { id: 'j1', title: 'Köchin', area: 'hotel', contact } });
    expect(screen.queryByText(/^Fragen beantwortet Regula Tanner/)).not.toBeNull();
    expect(screen.queryByRole('link', { name: contact.phone })).not.toBeNull();
    expect(screen.queryByText('Stelle: Köchin')).not.toBeNull();
  });

  it('offers other houses, folded away until one is chosen, and names them once it is sent', async () => {
    const otherHouses = [
      { key: 'bauma', name: 'Bauma', city: 'Bauma' },
      { key: 'geeren', name: 'Geeren', city: 'Seuzach' },
    ];
    await show({ otherHouses });
    const box = screen.getByLabelText<HTMLInputElement>('Geeren, Seuzach');
    expect([box.name, box.checked, box.closest('details')?.open]).toEqual(['house-geeren', false, false]);
    cleanup();
    const values = { 'house-geeren': 'yes' };
    const problems = { houses: 'tooManyHouses' } as const;
    await show({ otherHouses, answer: notSent({ values, problems }) });
    const chosen = screen.getByLabelText<HTMLInputElement>('Geeren, Seuzach');
    expect([chosen.checked, chosen.closest('details')?.open]).toEqual([true, true]);
    const link = screen.getByRole('link', { name: 'Wählen Sie höchstens 5 andere Häuser.' });
    expect(document.querySelector(link.getAttribute('href') ?? '')?.contains(chosen)).toBe(true);
    cleanup();
    await show({ otherHouses, answer: { sent: 'K7QM-3F9X', houses: ['geeren'] } });
    expect(screen.queryByText(/^Auch gesendet an: Geeren\./)).not.toBeNull();
  });

  it('links to the privacy statement below the fields', async () => {
    await show();
    expect(screen.getByRole('link', { name: /^Zur Datenschutzerklärung/ }).getAttribute('href')).toBe('/datenschutz');
  });
});

const wireCompany = (key: string, takesApplications: boolean | null) => ({
  id: 1,
  attributes: { key, name: key, city: 'Seuzach', sortOrder: 1, takesApplications },
});

describe('loader of the quick application', () => {
  // The fixture's jobs are open then.
  beforeEach(() => void vi.setSystemTime('2026-12-01T08:00:00Z'));

  it('offers the other houses of the same business that take applications', async () => {
    const companies = [
      wireCompany('tabor', true),
      wireCompany('geeren', true),
      wireCompany('bauma', null),
      wireCompany('schlossgarage', true),
    ];
    const site = requestedSiteFixture('tabor', { answers: { companies: { data: companies } } });
    const { otherHouses } = await loader(argumentsWithSubmissionService(site, '/jobs/schnellbewerbung'));
    expect(otherHouses).toEqual([{ key: 'geeren', name: 'geeren', city: 'Seuzach' }]);
  });

  it.each([
    ['an open advertisement', 'j1pflege0000000000000000', 'Pflegefachperson HF'],
    ['an unknown id', 'j0000000000000000000000x', undefined],
    ['a malformed id', '../../secret', undefined],
  ])('reads the job from the query: %s', async (_, id, title) => {
    const site = requestedSiteFixture('tabor', { answers: { jobs: wireJobsFixture } });
    const path = `/jobs/schnellbewerbung?stelle=${encodeURIComponent(id)}`;
    expect((await loader(argumentsWithSubmissionService(site, path))).job?.title).toBe(title);
  });

  it('redirects from the holding to the form of the house that advertises, whose HR reads what it sends', async () => {
    const site = requestedSiteFixture('digallo', { answers: { jobs: wireJobsFixture } });
    const path = '/jobs/schnellbewerbung?stelle=j1pflege0000000000000000';
    const answer: unknown = await loader(argumentsWithSubmissionService(site, path)).catch((thrown: unknown) => thrown);
    const location = answer instanceof Response ? answer.headers.get('location') : undefined;
    expect(location).toBe(`https://www.tabor.example${path}`);
  });
});
