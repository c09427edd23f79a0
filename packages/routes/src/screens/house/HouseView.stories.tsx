import { houseFixture, housesFixture } from '@group/content-client/house/house.fixture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../testing/inPage.tsx';
import { qrCodeFixture } from '../../testing/qrCode.fixture.ts';
import { HouseView } from './HouseView.tsx';

const [, bare] = housesFixture;

export default {
  title: 'House',
  component: HouseView,
  args: { house: houseFixture, code: qrCodeFixture },
  decorators: [inPage('/unsere-haeuser')],
} satisfies Meta<typeof HouseView>;

type Story = StoryObj<typeof HouseView>;

export const WithEverything: Story = {};

/** Only the required fields: a name, a sentence and an address. */
export const Bare: Story = { args: { house: bare } };

export const NotYetTranslated: Story = { args: { house: { ...houseFixture, untranslated: true } } };

export const LongWords: Story = {
  args: {
    house: {
      ...houseFixture,
      name: 'Alterssiedlungsgemeinschaftshaus',
      email: 'verwaltungssekretariat@alterssiedlung.example',
    },
  },
};
