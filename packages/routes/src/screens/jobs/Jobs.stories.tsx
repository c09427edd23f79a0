import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inPage } from '../../testing/inPage.tsx';
import { paths } from '../../site/paths.ts';
import { groupTeasersFixture, jobTeasersFixture } from '../../domain/jobs/jobTeaser.fixture.ts';
import { ListingView } from './ListingView.tsx';

const [one, apprenticeship] = jobTeasersFixture;

export default {
  title: 'Jobs',
  component: ListingView,
  parameters: { layout: 'fullscreen' },
  args: {
    path: paths.vacancies.pattern,
    filter: {},
    places: [],
    companies: [],
    picksApprenticeships: true,
    jobs: jobTeasersFixture,
    total: jobTeasersFixture.length,
    page: 1,
    pages: 1,
    anyOpen: true,
    offersAlert: true,
  },
  decorators: [inPage(paths.vacancies.href())],
} satisfies Meta<typeof ListingView>;

type Story = StoryObj<typeof ListingView>;

/** The holding: jobs of all organisations, with a filter by organisation. */
export const Many: Story = {
  args: {
    places: ['Altmatt', 'Seuzmatt', 'Zürich'],
    companies: [
      { key: 'tabor', name: 'Tabor' },
      { key: 'geeren', name: 'Geeren' },
    ],
    jobs: Array.from({ length: 20 }, (_, position) => groupTeasersFixture[position % groupTeasersFixture.length])
      .filter((job) => job !== undefined)
      .map((job, position) => ({ ...job, id: String(position) })),
    total: 412,
    page: 2,
    pages: 21,
  },
};

export const AHouse: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^4 /);
  },
};

export const One: Story = { args: { jobs: one ? [one] : [], total: 1 } };

export const NoMatch: Story = {
  args: { filter: { area: 'technical', apprenticeshipsOnly: true }, jobs: [], total: 0, pages: 0 },
};

export const NothingOpen: Story = { args: { jobs: [], total: 0, pages: 0, anyOpen: false } };

export const Apprenticeships: Story = {
  args: {
    path: paths.apprenticeships.pattern,
    picksApprenticeships: false,
    jobs: apprenticeship ? [apprenticeship] : [],
    total: 1,
  },
};

export const NoApprenticeships: Story = {
  args: {
    path: paths.apprenticeships.pattern,
    picksApprenticeships: false,
    jobs: [],
    total: 0,
    pages: 0,
    anyOpen: false,
  },
};

export const SomeInGerman: Story = {
  args: { jobs: jobTeasersFixture.map((job, position) => (position > 0 ? { ...job, untranslated: true } : job)) },
};

export const LongWords: Story = {
  args: {
    jobs: jobTeasersFixture.map((job) => ({
      ...job,
      title: 'Langzeitpflegeeinrichtungsqualitätsmanagementverantwortliche',
      company: 'Alterssiedlungsgemeinschaftsgenossenschaft',
      workplace: 'Unterwasserkirchlindach, Rehabilitationsabteilung',
    })),
  },
};
