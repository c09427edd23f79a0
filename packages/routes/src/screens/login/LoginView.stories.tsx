import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../testing/inPage.tsx';
import { LoginView } from './LoginView.tsx';

export default {
  title: 'Login',
  component: LoginView,
  decorators: [inPage('/auth')],
} satisfies Meta<typeof LoginView>;

type Story = StoryObj<typeof LoginView>;

export const LoggedOut: Story = { args: { next: '/intern' } };

export const BeforeDocument: Story = { args: { next: '/intern/dokumente/d1hygiene000000000000000' } };

export const WrongPassword: Story = { args: { failed: { problem: 'wrong', username: 'r.beispiel' } } };

export const TooManyAttempts: Story = { args: { failed: { problem: 'tooMany', username: 'r.beispiel' } } };

export const NotPossible: Story = { args: { failed: { problem: 'unavailable', username: 'r.beispiel' } } };

export const WithDirectory: Story = { args: { next: '/intern', hasDirectory: true } };

export const NoGroupInDirectory: Story = { args: { hasDirectory: true, problem: 'gruppe' } };

export const LoggedIn: Story = { args: { name: 'Regula Beispiel' } };
