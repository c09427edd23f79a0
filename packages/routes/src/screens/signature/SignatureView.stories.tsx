import type { Meta, StoryObj } from '@storybook/react-vite';
import { messagesFor } from '@group/ui/messages/defineMessages';
import { expect, userEvent, within } from 'storybook/test';
import { inPage } from '../../testing/inPage.tsx';
import { dayMessages, shortDayMessages } from '../../site/day.messages.ts';
import { drawnOrganisationFixture, headOfficeFixture } from './organisation.fixture.ts';
import { signatureMessages } from './signature.messages.ts';
import { SignatureView } from './SignatureView.tsx';

export default {
  title: 'Signature',
  component: SignatureView,
  args: { organisation: drawnOrganisationFixture, headOffice: headOfficeFixture },
  decorators: [inPage('/mail-signatur')],
} satisfies Meta<typeof SignatureView>;

type Story = StoryObj<typeof SignatureView>;

export const Empty: Story = {};

/** A field by its label in the toolbar's language; the rest of the label says whether it is optional. */
function labelled(canvasElement: HTMLElement, label: string): HTMLElement {
  return within(canvasElement).getByLabelText((content) => content.startsWith(label));
}

export const Filled: Story = {
  play: async ({ canvasElement, globals }) => {
    const language = String(globals['language']);
    const messages = messagesFor(signatureMessages, language);
    const days = messagesFor(dayMessages, language);
    const { monday, tuesday, thursday } = messagesFor(shortDayMessages, language);
    const screen = within(canvasElement);
    await userEvent.type(labelled(canvasElement, messages.name), 'Vreni Muster');
    await userEvent.type(labelled(canvasElement, messages.role), 'Leiterin Pflege');
    await userEvent.type(labelled(canvasElement, messages.email), 'vreni.muster@tabor.example');
    await userEvent.type(labelled(canvasElement, messages.direct), '0440000001');
    await userEvent.type(labelled(canvasElement, messages.mobile), '0790000000');
    for (const day of [days.monday, days.tuesday, days.thursday]) {
      await userEvent.click(screen.getByLabelText(day));
    }
    await expect(await screen.findByText('+41 79 000 00 00')).toBeVisible();
    await expect(screen.getByText([monday, tuesday, thursday].join(', '))).toBeVisible();
  },
};

export const VeryLongName: Story = {
  play: async ({ canvasElement, globals }) => {
    const messages = messagesFor(signatureMessages, String(globals['language']));
    await userEvent.type(
      labelled(canvasElement, messages.name),
      'Annemarie-Rosalinde von Hohenlandenberg-Breitenlandenberger',
    );
    await userEvent.type(
      labelled(canvasElement, messages.role),
      'Langzeitpflegequalitätsverantwortliche Demenzabteilung',
    );
    await userEvent.type(
      labelled(canvasElement, messages.email),
      'annemarie.vonhohenlandenberg-breitenlandenberger@tabor.example',
    );
  },
};

export const SomethingLooksWrong: Story = {
  play: async ({ canvasElement, globals }) => {
    const messages = messagesFor(signatureMessages, String(globals['language']));
    const screen = within(canvasElement);
    await userEvent.type(labelled(canvasElement, messages.email), 'vreni.muster@tabor');
    await userEvent.type(labelled(canvasElement, messages.direct), '044 000');
    await userEvent.tab();
    await expect(await screen.findByText(messages.phoneProblem)).toBeVisible();
    await expect(screen.getByText(messages.emailProblem)).toBeVisible();
  },
};
