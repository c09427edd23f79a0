import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from './Stack.tsx';

const meta: Meta<typeof Stack> = {
  component: Stack,
  render: (props) => (
    <Stack {...props}>
      <Heading level={2}>Kommen Sie vorbei</Heading>
      <p>Wir zeigen Ihnen das Haus und den Garten, und danach gibt es Kaffee.</p>
      <Button href="/kontakt">Besuch vereinbaren</Button>
    </Stack>
  ),
};
export default meta;

type Story = StoryObj<typeof Stack>;

export const Usual: Story = {};
export const Close: Story = { args: { gap: 1 } };
export const Wide: Story = { args: { gap: 4 } };
