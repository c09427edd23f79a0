import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';

export default {
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <Heading level={2}>Ein Tag bei uns</Heading>
        <Text>Um sieben duftet es nach Brot. Wer will, schläft aus; das Zmorge wartet.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Section>;

type Story = StoryObj<typeof Section>;

export const Paper: Story = {};
export const HeadingBeside: Story = { args: { headingBeside: true } };
export const Warm: Story = { args: { background: 'warm' } };
export const Primary: Story = { args: { background: 'primary' } };
export const Secondary: Story = { args: { background: 'secondary' } };
