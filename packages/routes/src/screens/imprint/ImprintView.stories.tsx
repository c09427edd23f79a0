import { imprintFixture } from '@group/content-client/imprint/imprint.fixture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../testing/inPage.tsx';
import { ImprintView } from './ImprintView.tsx';

export default {
  title: 'Imprint',
  component: ImprintView,
  args: { imprint: imprintFixture },
  decorators: [inPage('/impressum')],
} satisfies Meta<typeof ImprintView>;

type Story = StoryObj<typeof ImprintView>;

export const WithEverything: Story = {};

/** Falls back to the configuration. */
export const NotWrittenYet: Story = { args: { imprint: null } };

export const NotYetTranslated: Story = { args: { imprint: { ...imprintFixture, untranslated: true } } };
