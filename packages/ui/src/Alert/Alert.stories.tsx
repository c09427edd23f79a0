import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';

export default {
  component: Alert,
  args: { title: 'Das Café bleibt am Montag geschlossen', children: <p>Am Dienstag sind wir wieder für Sie da.</p> },
} satisfies Meta<typeof Alert>;

type Story = StoryObj<typeof Alert>;

export const Info: Story = {};

export const Success: Story = {
  args: {
    tone: 'success',
    live: true,
    title: 'Ihre Bewerbung ist angekommen!',
    children: <p>Wir melden uns in den nächsten Tagen bei Ihnen.</p>,
  },
};

export const Problem: Story = {
  args: {
    tone: 'problem',
    title: 'Diese Stelle ist inzwischen besetzt',
    children: (
      <p>
        <Button variant="quiet" href="/jobs">
          Ähnliche Stellen
        </Button>
      </p>
    ),
  },
};

export const TitleAlone: Story = { args: { children: undefined } };
