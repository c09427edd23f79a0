import type { Meta, StoryObj } from '@storybook/react-vite';
import { blocksFixture } from '../../blocks/block/block.fixture.ts';
import { ScreenStage } from '../../testing/ScreenStage.tsx';
import { ContactView } from './ContactView.tsx';

const journey = blocksFixture.filter(({ type }) => type === 'journey');

const stamp = { key: '00000000-0000-4000-8000-000000000000', moment: '0.signature' };

const meta: Meta<typeof ContactView> = {
  title: 'Contact',
  component: ContactView,
  args: { stamp, blocks: journey, openingHours: [{ house: 'Haupthaus', hours: 'täglich 8 bis 20 Uhr' }] },
  render: (props) => (
    <ScreenStage path="/kontakt">
      <ContactView {...props} />
    </ScreenStage>
  ),
};
export default meta;

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
  args: {
    answer: { problems: { email: 'email' }, files: [], filesCame: 0, values: { name: 'Muster', email: 'x' }, stamp },
  },
};

export const Sent: Story = { args: { answer: { sent: 'K7QM-3F9X' } } };
