import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../testing/inPage.tsx';
import { ForgottenPasswordView } from './ForgottenPasswordView.tsx';
import { NewPasswordView } from './NewPasswordView.tsx';

export default { title: 'Password' } satisfies Meta;

const forgotten = (props: Parameters<typeof ForgottenPasswordView>[0]): StoryObj => ({
  decorators: [inPage('/auth/vergessen')],
  render: () => <ForgottenPasswordView {...props} />,
});

const newPassword = (props: Parameters<typeof NewPasswordView>[0]): StoryObj => ({
  decorators: [inPage('/auth/passwort')],
  render: () => <NewPasswordView {...props} />,
});

export const Forgotten = forgotten({ mails: true });
export const NoName = forgotten({ mails: true, answer: { outcome: 'noName', name: '' } });
export const LinkSent = forgotten({ mails: true, answer: { outcome: 'sent' } });
export const WithoutMailServer = forgotten({ mails: false });
export const NewPassword = newPassword({ name: 'r.beispiel' });
export const GuessablePassword = newPassword({ name: 'r.beispiel', problem: 'guessable' });
export const OldLink = newPassword({ name: undefined });
