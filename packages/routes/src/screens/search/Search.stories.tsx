import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../testing/inPage.tsx';
import { SearchView } from './SearchView.tsx';
import type { FoundPage } from './search.server.ts';

export default {
  title: 'Search',
  component: SearchView,
  args: { query: '', tooShort: false, found: [] },
  decorators: [inPage('/suche')],
} satisfies Meta<typeof SearchView>;

type Story = StoryObj<typeof SearchView>;

const found: FoundPage[] = [
  {
    kind: 'page',
    href: '/wohnen',
    title: [{ text: 'Wohnen im Tabor', found: false }],
    excerpt: [
      { text: 'Alle ', found: false },
      { text: 'Zimmer ', found: true },
      { text: 'gehen zum Garten.', found: false },
    ],
  },
  {
    kind: 'job',
    href: '/jobs/offene-stellen/1',
    owner: 'Geeren',
    title: [
      { text: 'Fachfrau ', found: false },
      { text: 'Zimmerservice', found: true },
    ],
    excerpt: [{ text: 'Seuzmatt', found: false }],
  },
];

export const Empty: Story = {};

export const Found: Story = { args: { query: 'Zimmer', found } };

export const Nothing: Story = { args: { query: 'Schwimmbad' } };

export const TooShort: Story = { args: { query: 'ab', tooShort: true } };

export const LongWords: Story = {
  args: {
    query: 'Alterssiedlungsgemeinschaftshausverwaltung',
    found: found.map((page) => ({
      ...page,
      title: [{ text: 'Alterssiedlungsgemeinschaftshausverwaltungsreglement', found: true }],
    })),
  },
};
