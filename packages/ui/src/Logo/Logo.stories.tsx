import { tenantAssets } from '@group/themes/assets.server';
import { groupTenant, isTenantKey, tenants } from '@group/themes/registry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo, type LogoProps } from './Logo.tsx';

function logoOf(tenant: unknown) {
  return tenantAssets(typeof tenant === 'string' && isTenantKey(tenant) ? tenant : groupTenant.key).logo;
}

export default {
  title: 'Logo',
  args: { alt: 'Zur Startseite', size: 'bar' },
  render: (props, { globals }) => <Logo {...props} image={logoOf(globals['tenant']).default} />,
} satisfies Meta<Omit<LogoProps, 'image'>>;

type Story = StoryObj<Omit<LogoProps, 'image'>>;

export const InTheTopBar: Story = {};
export const Large: Story = { args: { size: 'large' } };

/** The symbol alone, for small spaces. */
export const SignAlone: Story = {
  render: (props, { globals }) => <Logo {...props} image={logoOf(globals['tenant']).small} />,
};

export const OnThePrimary: Story = {
  render: (props, { globals }) => (
    <div style={{ padding: '2rem', background: 'var(--primary)' }}>
      <Logo {...props} image={logoOf(globals['tenant']).white} />
    </div>
  ),
};

export const AllTenants: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '2.5rem', alignItems: 'center' }}>
      {tenants.map(({ key, name }) => (
        <li key={key}>
          <Logo image={tenantAssets(key).logo.default} alt={name} />
        </li>
      ))}
    </ul>
  ),
};
