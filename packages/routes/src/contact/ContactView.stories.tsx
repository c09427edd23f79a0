import type { Meta, StoryObj } from '@storybook/react-vite';
import { blocksFixture } from '../blocks/block.fixture.ts';
import { ScreenStage } from '../frame/ScreenStage.tsx';
import { ContactView } from './ContactView.tsx';

const journey = blocksFixture.filter(({ type }) => type === 'journey');

const meta: Meta<typeof ContactView> = {
  title: 'Screens/Contact',
  component: ContactView,
  args: { blocks: journey, openingHours: [{ house: 'Haupthaus', hours: 'täglich 8 bis 20 Uhr' }] },
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

export const NotSent: Story = { args: { refused: true } };
