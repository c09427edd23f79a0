import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

const meta: Meta<typeof Notice> = {
  component: Notice,
  args: { title: 'Das Café bleibt am Montag geschlossen', children: <p>Am Dienstag sind wir wieder für Sie da.</p> },
};
export default meta;

type Story = StoryObj<typeof Notice>;

export const Info: Story = {};

export const Success: Story = {
  args: {
    tone: 'success',
    announced: true,
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
        <Button look="quiet" href="/jobs">
          Ähnliche Stellen
        </Button>
      </p>
    ),
  },
};

export const TitleAlone: Story = { args: { children: undefined } };
