import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Band } from './Band.tsx';

const meta: Meta<typeof Band> = {
  component: Band,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <Heading level={2}>Ein Tag bei uns</Heading>
        <Text>Um sieben duftet es nach Brot. Wer will, schläft aus; das Zmorge wartet.</Text>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Band>;

export const Paper: Story = {};
export const Warm: Story = { args: { ground: 'warm' } };
export const Primary: Story = { args: { ground: 'primary' } };
export const Secondary: Story = { args: { ground: 'secondary' } };
