import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Table } from './Table.tsx';

export default {
  component: Table,
  args: {
    labelledBy: 'prices',
    columns: ['Angebot', 'Franken pro Tag'],
    rows: [
      { name: 'Zimmer zum Garten, mit Vollpension', values: ['148'] },
      { name: 'Zimmer zum See, mit Vollpension', values: ['164'] },
      { name: 'Betreuung', values: ['52'] },
    ],
  },
  argTypes: {
    labelledBy: { description: 'Id of the heading that labels the table.' },
    columns: { description: 'Headings of the column of names and of the columns of values.' },
    rows: { description: 'Names, each once, and their values, one for each column.' },
    totals: { description: 'Rows that sum up those above, below a heading of their own.' },
  },
  decorators: [
    (Story) => (
      <Stack>
        <Heading level={2} id="prices">
          Was es kostet
        </Heading>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof Table>;

type Story = StoryObj<typeof Table>;

export const Prices: Story = {};

export const Totals: Story = {
  args: {
    totals: {
      heading: 'Zusammen, mit Ihrem Anteil an den Pflegekosten',
      rows: [
        { name: 'Stufe 1', values: ['209.60'] },
        { name: 'Stufen 2 bis 12', values: ['223.00'] },
      ],
    },
  },
};

export const OpeningHours: Story = {
  args: {
    columns: ['Tag', 'Zeit'],
    rows: [
      { name: 'Montag bis Freitag', values: ['08.00–12.00 Uhr und 13.30–17.00 Uhr'] },
      { name: 'Samstag', values: ['09.00–12.00 Uhr'] },
    ],
  },
};

export const LongWords: Story = {
  args: {
    rows: [{ name: 'Langzeitpflegeeinrichtungsaufenthaltspauschale', values: ['nach Pflegestufe, höchstens 23.05'] }],
  },
};
