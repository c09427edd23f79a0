import { groupTenant, isTenantKey, tenants } from '@group/themes/registry';
import { Link } from '@group/ui/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TenantPage } from './TenantPage.tsx';

export default { title: 'Tenants', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;

const pageOf = (tenant: string): string => `?path=/story/tenants--one-tenant&globals=tenant:${tenant}`;

/** The tenant of the toolbar on one page; the wireframe is none, and shows the holding's words. */
export const OneTenant: StoryObj = {
  render: (_args, { globals }) => {
    const tenant = String(globals['tenant']);
    return <TenantPage tenant={isTenantKey(tenant) ? tenant : groupTenant.key} />;
  },
};

/** Links to the page of each tenant. */
export const AllTenants: StoryObj = {
  parameters: { layout: 'padded' },
  render: () => (
    <ul>
      {tenants.map(({ key, name }) => (
        <li key={key}>
          <Link href={pageOf(key)} target="_top">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole<HTMLAnchorElement>('link');
    await expect(links.map(({ search }) => search)).toEqual(tenants.map(({ key }) => pageOf(key)));
  },
};
