import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../testing/inPage.tsx';
import { paths } from '../../site/paths.ts';
import { openAdvertisement } from '../../testing/job.fixture.ts';
import { JobView } from './JobView.tsx';

const { job, others } = openAdvertisement;

export default {
  title: 'Job',
  component: JobView,
  parameters: { layout: 'fullscreen' },
  args: { advertisement: openAdvertisement },
  decorators: [inPage(paths.vacancies.href())],
} satisfies Meta<typeof JobView>;

type Story = StoryObj<typeof JobView>;

export const Open: Story = {};

export const Apprenticeship: Story = {
  args: { advertisement: { ...openAdvertisement, job: { ...job, kind: 'apprenticeship', fullTime: true } } },
};

/** Only the required fields: no introduction, no contact person, no other open jobs. */
export const Bare: Story = {
  args: {
    advertisement: {
      ...openAdvertisement,
      job: { ...job, intro: undefined, contactPerson: undefined, pensum: undefined, startDate: undefined },
      others: [],
    },
  },
};

export const Filled: Story = { args: { advertisement: { state: 'filled', title: job.title, others } } };

export const Removed: Story = { args: { advertisement: { state: 'removed', others } } };

export const RemovedAndNothingOpen: Story = { args: { advertisement: { state: 'removed', others: [] } } };

export const NotYetTranslated: Story = {
  args: { advertisement: { ...openAdvertisement, job: { ...job, untranslated: true } } },
};

export const LongWords: Story = {
  args: {
    advertisement: {
      ...openAdvertisement,
      job: {
        ...job,
        title: 'Langzeitpflegeeinrichtungsqualitätsmanagementverantwortliche',
        workplace: 'Unterwasserkirchlindach, Rehabilitationsabteilung',
        contactPerson: {
          name: 'Annemarie-Elisabeth Beispielhuber-Musterberger',
          email: 'personalabteilung.bewerbungen@alterssiedlungsgemeinschaft.example',
        },
      },
    },
  },
};
