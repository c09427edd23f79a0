import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SiteStage } from '../site/SiteStage.tsx';
import { drawnOrganisationFixture, headOfficeFixture } from './organisation.fixture.ts';
import { SignatureView } from './SignatureView.tsx';

const meta: Meta<typeof SignatureView> = {
  title: 'Screens/Signature',
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

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(screen.getByLabelText(/^Name/), 'Vreni Muster');
    await userEvent.type(screen.getByLabelText(/^Funktion/), 'Leiterin Pflege');
    await userEvent.type(screen.getByLabelText(/^E-Mail/), 'vreni.muster@tabor.example');
    await userEvent.type(screen.getByLabelText(/^Telefon direkt/), '0440000001');
    await userEvent.type(screen.getByLabelText(/^Mobiltelefon/), '0790000000');
    for (const day of ['Montag', 'Dienstag', 'Donnerstag']) await userEvent.click(screen.getByLabelText(day));
    await expect(await screen.findByText('+41 79 000 00 00')).toBeVisible();
    await expect(screen.getByText('Mo, Di, Do')).toBeVisible();
  },
};

export const VeryLongName: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(screen.getByLabelText(/^Name/), 'Annemarie-Rosalinde von Hohenlandenberg-Breitenlandenberger');
    await userEvent.type(screen.getByLabelText(/^Funktion/), 'Langzeitpflegequalitätsverantwortliche Demenzabteilung');
    await userEvent.type(
      screen.getByLabelText(/^E-Mail/),
      'annemarie.vonhohenlandenberg-breitenlandenberger@tabor.example',
    );
  },
};

export const SomethingLooksWrong: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(screen.getByLabelText(/^E-Mail/), 'vreni.muster@tabor');
    await userEvent.type(screen.getByLabelText(/^Telefon direkt/), '044 000');
    await userEvent.tab();
    await expect(await screen.findByText(/nicht wie eine Telefonnummer/)).toBeVisible();
    await expect(screen.getByText(/nicht wie eine Mailadresse/)).toBeVisible();
  },
};
