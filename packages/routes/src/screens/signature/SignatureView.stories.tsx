import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsFor } from '@group/ui/texts/defineTexts';
import { expect, userEvent, within } from 'storybook/test';
import { SiteStage } from '../../testing/SiteStage.tsx';
import { dayTexts, shortDayTexts } from './day.texts.ts';
import { drawnOrganisationFixture, headOfficeFixture } from './organisation.fixture.ts';
import { signatureTexts } from './signature.texts.ts';
import { SignatureView } from './SignatureView.tsx';

const meta: Meta<typeof SignatureView> = {
  title: 'Signature',
  component: SignatureView,
  args: { organisation: drawnOrganisationFixture, headOffice: headOfficeFixture },
  decorators: [
    (Story) => (
      <SiteStage path="/mail-signatur">
        <main>
          <Story />
        </main>
      </SiteStage>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof SignatureView>;

export const Empty: Story = {};

/** A field by what it is called in the language of the toolbar; what follows says whether it is optional. */
function labelled(canvasElement: HTMLElement, label: string): HTMLElement {
  return within(canvasElement).getByLabelText((content) => content.startsWith(label));
}

export const Filled: Story = {
  play: async ({ canvasElement, globals }) => {
    const language = String(globals['language']);
    const texts = textsFor(signatureTexts, language);
    const days = textsFor(dayTexts, language);
    const { monday, tuesday, thursday } = textsFor(shortDayTexts, language);
    const screen = within(canvasElement);
    await userEvent.type(labelled(canvasElement, texts.name), 'Vreni Muster');
    await userEvent.type(labelled(canvasElement, texts.role), 'Leiterin Pflege');
    await userEvent.type(labelled(canvasElement, texts.email), 'vreni.muster@tabor.example');
    await userEvent.type(labelled(canvasElement, texts.direct), '0440000001');
    await userEvent.type(labelled(canvasElement, texts.mobile), '0790000000');
    for (const day of [days.monday, days.tuesday, days.thursday]) {
      await userEvent.click(screen.getByLabelText(day));
    }
    await expect(await screen.findByText('+41 79 000 00 00')).toBeVisible();
    await expect(screen.getByText([monday, tuesday, thursday].join(', '))).toBeVisible();
  },
};

export const VeryLongName: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsFor(signatureTexts, String(globals['language']));
    await userEvent.type(
      labelled(canvasElement, texts.name),
      'Annemarie-Rosalinde von Hohenlandenberg-Breitenlandenberger',
    );
    await userEvent.type(labelled(canvasElement, texts.role), 'Langzeitpflegequalitätsverantwortliche Demenzabteilung');
    await userEvent.type(
      labelled(canvasElement, texts.email),
      'annemarie.vonhohenlandenberg-breitenlandenberger@tabor.example',
    );
  },
};

export const SomethingLooksWrong: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsFor(signatureTexts, String(globals['language']));
    const screen = within(canvasElement);
    await userEvent.type(labelled(canvasElement, texts.email), 'vreni.muster@tabor');
    await userEvent.type(labelled(canvasElement, texts.direct), '044 000');
    await userEvent.tab();
    await expect(await screen.findByText(texts.phoneProblem)).toBeVisible();
    await expect(screen.getByText(texts.emailProblem)).toBeVisible();
  },
};
