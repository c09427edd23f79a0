import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';

export default {
  component: Accordion,
  args: {
    summary: 'Was kostet ein Zimmer?',
    children: <p>Das hängt von der Pflege ab. Wir rechnen es mit Ihnen aus.</p>,
  },
} satisfies Meta<typeof Accordion>;

type Story = StoryObj<typeof Accordion>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };

export const OneOfSeveral: Story = {
  render: () => (
    <div>
      {['Darf ich meine Katze mitbringen?', 'Wann gibt es Mittagessen?', 'Wer hilft beim Umzug?'].map((question) => (
        <Accordion key={question} name="questions" summary={question}>
          <p>Fragen Sie uns, wir finden eine Lösung.</p>
        </Accordion>
      ))}
    </div>
  ),
};
