import type { Meta, StoryObj } from '@storybook/react-vite';
import { blocksFixture } from '../../blocks/block/block.fixture.ts';
import { formToken, notSent } from '../../forms/formAnswer.fixture.ts';
import { inPage } from '../../testing/inPage.tsx';
import { ContactView } from './ContactView.tsx';

const journey = blocksFixture.filter(({ type }) => type === 'journey');

export default {
  title: 'Contact',
  component: ContactView,
  args: { formToken, blocks: journey, openingHours: [{ house: 'Haupthaus', hours: 'täglich 8 bis 20 Uhr' }] },
  decorators: [inPage('/kontakt')],
} satisfies Meta<typeof ContactView>;

type Story = StoryObj<typeof ContactView>;

export const Usual: Story = {};

export const SeveralHouses: Story = {
  args: {
    openingHours: [
      { house: 'Haupthaus', hours: 'täglich 8 bis 20 Uhr' },
      { house: 'Alterssiedlung am See', hours: 'Montag bis Freitag, 9 bis 12 Uhr' },
    ],
  },
};

export const BelowAPicture: Story = {
  args: { blocks: [{ type: 'hero', title: 'Kommen Sie vorbei' }, ...journey] },
};

export const NothingComposed: Story = { args: { blocks: [], openingHours: [] } };

export const WithMistakes: Story = {
  args: { answer: notSent({ problems: { email: 'email' }, values: { name: 'Muster', email: 'x' } }) },
};

export const Sent: Story = { args: { answer: { sent: 'K7QM-3F9X' } } };
