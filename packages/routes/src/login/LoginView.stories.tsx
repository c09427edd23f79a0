import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../frame/ScreenStage.tsx';
import { LoginView } from './LoginView.tsx';

const meta: Meta<typeof LoginView> = {
  title: 'Screens/Login',
  component: LoginView,
  render: (props) => (
    <ScreenStage path="/auth">
      <LoginView {...props} />
    </ScreenStage>
  ),
};
export default meta;

type Story = StoryObj<typeof LoginView>;

export const Usual: Story = { args: { next: '/intern' } };

export const NotPossible: Story = { args: { refused: true } };
