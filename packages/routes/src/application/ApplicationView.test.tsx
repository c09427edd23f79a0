import { wireJobsFixture } from '@group/content-client/job/job.fixture';
import { LanguageProvider } from '@group/ui/texts/LanguageProvider';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../site/requestedSite.fixture.ts';
import { routeArguments } from '../site/routeArguments.fixture.ts';
import { SiteStage } from '../site/SiteStage.tsx';
import { loader } from './application.route.tsx';
import { ApplicationView } from './ApplicationView.tsx';

async function show(props: Parameters<typeof ApplicationView>[0] = {}) {
  const { container } = render(
    <LanguageProvider language="de">
      <SiteStage path="/jobs/schnellbewerbung">
        <ApplicationView {...props} />
      </SiteStage>
    </LanguageProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return container;
}

describe('ApplicationView', () => {
  it('has the fields of the specification, the message optional, the area on its placeholder', async () => {
    const container = await show();
    const fields = [...container.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    expect(new Set(fields.map(({ name }) => name))).toEqual(
      new Set([
        'firstName',
        'surname',
        'area',
        'highestDegree',
        'address',
        'zipCode',
        'location',
        'contact',
        'email',
        'tel',
        'message',
        'files',
      ]),
    );
    expect(fields.find(({ name }) => name === 'message')?.required).toBe(false);
    const area = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bereich' });
    expect([area.value, area.options[0]?.textContent]).toEqual(['', 'Bitte wählen']);
    expect(area.options).toHaveLength(6);
  });

  it('names the advertisement that one answers to, and sends it along', async () => {
    const container = await show({ job: { id: 'j1', title: 'Pflegefachperson HF', area: 'care' } });
    expect(screen.getByText('Sie bewerben sich für: Pflegefachperson HF')).toBeDefined();
    expect(container.querySelector<HTMLInputElement>('input[name=job]')?.value).toBe('j1');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bereich' }).value).toBe('care');
  });

  it('leads to the privacy statement below the fields', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Zur Datenschutzerklärung' }).getAttribute('href')).toBe('/datenschutz');
  });
});

describe('the loader of the quick application', () => {
  it.each([
    ['an open advertisement', 'j1pflege0000000000000000', 'Pflegefachperson HF'],
    ['an id that nobody has', 'j0000000000000000000000x', undefined],
    ['something else', '../../secret', undefined],
  ])('for %s', async (_, id, title) => {
    const site = requestedSiteFixture('tabor', { answers: { jobs: wireJobsFixture } });
    const path = `/jobs/schnellbewerbung?stelle=${encodeURIComponent(id)}`;
    expect((await loader(routeArguments(site, path))).job?.title).toBe(title);
  });
});
