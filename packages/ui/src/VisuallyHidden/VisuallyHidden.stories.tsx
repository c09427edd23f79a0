import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export default {
  component: VisuallyHidden,
  args: { children: 'Bild 3 von 6' },
  render: (props) => (
    <p>
      <VisuallyHidden {...props} />
      <span aria-hidden="true">3 / 6</span>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export const BesideASign: StoryObj<typeof VisuallyHidden> = {};
