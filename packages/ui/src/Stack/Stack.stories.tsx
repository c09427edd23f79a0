import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from './Stack.tsx';

export default {
  component: Stack,
  render: (props) => (
    <Stack {...props}>
      <Heading level={2}>Kommen Sie vorbei</Heading>
      <p>Wir zeigen Ihnen das Haus und den Garten, und danach gibt es Kaffee.</p>
      <Button href="/kontakt">Besuch vereinbaren</Button>
    </Stack>
  ),
} satisfies Meta<typeof Stack>;

type Story = StoryObj<typeof Stack>;

export const Usual: Story = {};
export const Close: Story = { args: { gap: 1 } };
export const Wide: Story = { args: { gap: 4 } };
