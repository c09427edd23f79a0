import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

export default {
  component: Pagination,
  args: { page: 1, pages: 3, hrefOf: (page) => `/media?seite=${page}` },
} satisfies Meta<typeof Pagination>;

type Story = StoryObj<typeof Pagination>;

export const First: Story = {};
export const Last: Story = { args: { page: 3 } };
export const InTheMiddleOfMany: Story = { args: { page: 9, pages: 24 } };
