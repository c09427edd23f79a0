import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './Picture.tsx';
import { landscape } from './Picture.fixture.ts';

export default {
  component: Picture,
  args: { sources: landscape, sizes: '600px' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '600px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

type Story = StoryObj<typeof Picture>;

export const Wide: Story = {};
export const Cinema: Story = { args: { ratio: 'cinema' } };
export const Square: Story = { args: { ratio: 'square' } };
export const StraightCorners: Story = { args: { radius: 'none' } };

/** Reserves its space, in the tenant's tint, while loading or after a failure. */
export const NotThere: Story = {
  args: {
    sources: { ...landscape, src: 'data:image/jpeg,', avif: 'data:image/avif, 1w', webp: 'data:image/webp, 1w' },
  },
};
