import type { Tenant } from './defineTenant.ts';
import { bauma } from './tenants/bauma/tenant.ts';
import { brunisberg } from './tenants/brunisberg/tenant.ts';
import { digallo } from './tenants/digallo/tenant.ts';
import { enfermagem } from './tenants/enfermagem/tenant.ts';
import { forumGerontologie } from './tenants/forum-gerontologie/tenant.ts';
import { geeren } from './tenants/geeren/tenant.ts';
import { hinderzelg } from './tenants/hinderzelg/tenant.ts';
import { impuls } from './tenants/impuls/tenant.ts';
import { kreuzstift } from './tenants/kreuzstift/tenant.ts';
import { rivabella } from './tenants/rivabella/tenant.ts';
import { rosengarten } from './tenants/rosengarten/tenant.ts';
import { schlossgarage } from './tenants/schlossgarage/tenant.ts';
import { tabor } from './tenants/tabor/tenant.ts';
import { waeckerling } from './tenants/waeckerling/tenant.ts';
import { zumipark } from './tenants/zumipark/tenant.ts';

const registered = [
  digallo,
  brunisberg,
  kreuzstift,
  rosengarten,
  tabor,
  waeckerling,
  zumipark,
  rivabella,
  impuls,
  bauma,
  geeren,
  forumGerontologie,
  hinderzelg,
  schlossgarage,
  enfermagem,
] as const;

/** Keys of the registered tenants. */
export type TenantKey = (typeof registered)[number]['key'];

/** All tenants, the holding first. */
export const tenants: readonly Tenant<TenantKey>[] = registered;

/** Tenants without a language prefix in their paths. */
export const standardTenants = tenants.filter(({ features }) => features.languages === null);

/** Tenants with the language as first path segment. */
export const multilingualTenants = tenants.filter(({ features }) => features.languages !== null);

export function isTenantKey(key: string): key is TenantKey {
  return tenants.some((tenant) => tenant.key === key);
}

/** The holding, to which all houses belong. */
export const groupTenant: Tenant<TenantKey> = registered[0];

export function tenantByKey(key: TenantKey): Tenant<TenantKey> {
  const tenant = tenants.find((each) => each.key === key);
  if (!tenant) throw new Error(`no tenant has the key ${key}`);
  return tenant;
}
