import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../Icon/Icon.tsx';
import { Button } from './Button.tsx';

const meta: Meta<typeof Button> = { component: Button, args: { children: 'Freie Stellen ansehen' } };
export default meta;

type Story = StoryObj<typeof Button>;

export const Primary: Story = {};

export const Secondary: Story = { args: { look: 'secondary', children: 'Besuch vereinbaren' } };

export const Quiet: Story = { args: { look: 'quiet', children: 'Alle Meldungen' } };

export const AsLink: Story = { args: { href: '/jobs/offene-stellen' } };

export const Disabled: Story = { args: { disabled: true } };

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon name="phone" />
        Anrufen
      </>
    ),
  },
};

export const OnPicture: Story = {
  args: { look: 'onPicture', children: 'Rundgang durchs Haus' },
  decorators: [
    (Story) => (
      <div style={{ padding: '3rem', background: 'var(--primary)' }}>
        <Story />
      </div>
    ),
  ],
};

/** A word that is longer than the screen is wide breaks. */
export const LongWord: Story = { args: { children: 'Fachperson Betreuung und Aktivierungstherapieverantwortliche' } };
