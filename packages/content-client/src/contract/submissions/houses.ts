import { type TenantKey, tenants } from '@group/themes/registry';

/** Other houses at most to which one form sends an application. */
export const maxOtherHouses = 5;

/** The checkbox of a house in the application form. */
export const houseField = (key: string): string => `house-${key}`;

/** Houses of the group in the same business, by tenant key: a garage has no use for a nurse. Without the house itself. */
export function otherHouses(company: string): TenantKey[] {
  const business = tenants.find(({ key }) => key === company)?.features.business;
  return tenants.filter(({ key, features }) => key !== company && features.business === business).map(({ key }) => key);
}

/** The field `houses` of a submission. */
export const writeHouses = (keys: readonly string[]): string => keys.join(' ');

/** The houses in the field `houses` of a submission; `undefined` if it is invalid for this organisation. */
export function readHouses(field: unknown, company: string): TenantKey[] | undefined {
  const named = typeof field === 'string' ? field.split(' ').filter(Boolean) : [];
  const houses = otherHouses(company).filter((key) => named.includes(key));
  return houses.length === named.length && houses.length <= maxOtherHouses ? houses : undefined;
}
