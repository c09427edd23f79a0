import { trainingPositionsFixture } from '@group/content-client/trainingPosition/trainingPosition.fixture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../testing/inPage.tsx';
import { jobTeasersFixture } from '../../domain/jobs/jobTeaser.fixture.ts';
import { paths } from '../../site/paths.ts';
import { occupationsOfGroup, trainingTeaser } from './trainingTeaser.ts';
import { TrainingView } from './TrainingView.tsx';

const positions = trainingPositionsFixture.map(trainingTeaser);

export default {
  title: 'Training',
  component: TrainingView,
  parameters: { layout: 'fullscreen' },
  args: { page: null, positions, jobs: jobTeasersFixture.filter(({ kind }) => kind !== 'vacancy') },
  decorators: [inPage(paths.training.href())],
} satisfies Meta<typeof TrainingView>;

type Story = StoryObj<typeof TrainingView>;

export const Many: Story = {};

export const One: Story = { args: { positions: positions.slice(0, 1), jobs: jobTeasersFixture.slice(1, 2) } };

export const None: Story = { args: { positions: [], jobs: [] } };

export const WholeGroup: Story = {
  args: { positions: occupationsOfGroup(trainingPositionsFixture, 'digallo', () => paths.training.href()) },
};

export const LongWords: Story = {
  args: {
    positions: positions.map((position) => ({
      ...position,
      title: 'Hotelleriehauswirtschaftsfachangestellte',
      qualification: 'Berufsattest',
      duration: '2 Jahre, verkürzt 1 Jahr',
    })),
  },
};
