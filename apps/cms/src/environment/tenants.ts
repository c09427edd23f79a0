// This app is CommonJS, as Strapi requires; the registry is an ES module in TypeScript. Node 24 loads such a module with
// `require` and strips its types, so it needs neither a copy nor a build step; TypeScript reads its types and, as it lies
// outside this package, compiles nothing of it. The contract with the sites, @group/content-client/contract, does the same.
import { tenants } from '@group/themes/registry';

export { tenants };
export { comparableHost } from '@group/themes/hostName';
export { siteOrigins } from '@group/themes/hosts.server';

export type Tenant = (typeof tenants)[number];

/** The tenant with a key, which is also that of its organisation; `undefined` if there is none. */
export const tenantOf = (key: string | null | undefined): Tenant | undefined =>
  tenants.find((tenant) => tenant.key === key);
