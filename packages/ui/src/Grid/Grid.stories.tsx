import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const houses = ['Haus am Bach', 'Haus am Hang', 'Haus am Platz', 'Gartenhaus'];

export default {
  component: Grid,
  render: (props) => (
    <Grid {...props} as="ul">
      {houses.map((name) => (
        <Card key={name} as="li" title={name} />
      ))}
    </Grid>
  ),
} satisfies Meta<typeof Grid>;

type Story = StoryObj<typeof Grid>;

export const Row: Story = { args: { columns: 'row' } };
export const Two: Story = { args: { columns: 'two' } };
export const Three: Story = { args: { columns: 'three' } };

/** A single child is as narrow as a column of a full grid. */
export const Few: Story = {
  render: () => (
    <Grid columns="three" as="ul" few>
      <Card as="li" title="Haus am Bach" />
    </Grid>
  ),
};
