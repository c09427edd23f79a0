import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

export default { component: Heading, args: { level: 2, children: 'Daheim mit Aussicht' } } satisfies Meta<
  typeof Heading
>;

type Story = StoryObj<typeof Heading>;

export const Usual: Story = {};

export const AllLevels: Story = {
  render: () => (
    <Stack gap={3}>
      <Heading level={1}>Wohnen, wo man Sie kennt</Heading>
      <Heading level={2}>Neues aus dem Haus</Heading>
      <Heading level={3}>Ein Nachmittag im Rosengarten</Heading>
      <Heading level={4}>Anreise mit dem Bus</Heading>
    </Stack>
  ),
};

/** Level 2 in the outline at a smaller visual size. */
export const SmallerThanItsLevel: Story = { args: { size: 'title3' } };

export const VeryLongWord: Story = {
  args: { level: 1, children: 'Alterspflegeheimbewohnervertretungsversammlung' },
};
