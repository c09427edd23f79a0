import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';
import { iconNames } from './iconNames.ts';

export default { component: Icon, args: { name: 'phone' } } satisfies Meta<typeof Icon>;

type Story = StoryObj<typeof Icon>;

export const BesideWords: Story = {
  render: ({ name }) => (
    <p style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
      <Icon name={name} /> 000 000 00 00
    </p>
  ),
};

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: '1.5rem' }}>
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: '0.5rem' }}>
          <span style={{ fontSize: '1.75rem' }}>
            <Icon name={name} />
          </span>
          <code style={{ whiteSpace: 'nowrap' }}>{name}</code>
        </li>
      ))}
    </ul>
  ),
};
