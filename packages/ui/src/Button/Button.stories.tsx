import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../Icon/Icon.tsx';
import { defineMessages, messagesFor } from '../messages/defineMessages.ts';
import { Button } from './Button.tsx';

/** Screens provide the labels of buttons; here they follow the language of the toolbar. */
const words = defineMessages({
  de: { vacancies: 'Freie Stellen ansehen' },
  gsw: { vacancies: 'Freiji Stelle aaluege' },
  en: { vacancies: 'See open positions' },
  it: { vacancies: 'Vedere i posti liberi' },
  fr: { vacancies: 'Voir les postes vacants' },
});

export default {
  component: Button,
  render: ({ children, ...props }, { globals }) => (
    <Button {...props}>{children ?? messagesFor(words, String(globals['language'])).vacancies}</Button>
  ),
} satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

export const Primary: Story = {};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Besuch vereinbaren' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Alle Meldungen' } };

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

/** Breaks a word that is wider than the viewport. */
export const LongWord: Story = { args: { children: 'Fachperson Betreuung und Aktivierungstherapieverantwortliche' } };
