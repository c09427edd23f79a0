import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.tsx';

export default { component: Link, args: { href: '/kontakt', children: 'Schreiben Sie uns' } } satisfies Meta<
  typeof Link
>;

type Story = StoryObj<typeof Link>;

export const InText: Story = {
  render: (props) => (
    <p>
      Haben Sie eine Frage? <Link {...props} /> oder rufen Sie an.
    </p>
  ),
};

export const Plain: Story = { args: { variant: 'plain' } };

export const Contact: Story = { args: { variant: 'contact', href: 'tel:+41440000000', children: '044 000 00 00' } };
