import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { DescriptionList } from './DescriptionList.tsx';

export default {
  component: DescriptionList,
  args: {
    facts: [
      { term: 'Arbeitsort', description: 'Musterhausen' },
      { term: 'Pensum', description: '60–80 %' },
      { term: 'Telefon', description: <Link href="tel:0440000000">044 000 00 00</Link> },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

type Story = StoryObj<typeof DescriptionList>;

export const TermsAbove: Story = {};

export const TermsBeside: Story = { args: { terms: 'beside' } };

export const LongWords: Story = {
  args: {
    terms: 'beside',
    facts: [
      { term: 'Bewerbungsunterlageneinreichungsfrist', description: '30. November 2026' },
      { term: 'E-Mail', description: 'personalgewinnungundentwicklung@alterszentrum-musterhausen.example' },
    ],
  },
};
