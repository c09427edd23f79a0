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

const namedIn = (field: unknown): string[] => (typeof field === 'string' ? field.split(' ').filter(Boolean) : []);

/** Those houses in the field `houses` that can be asked: since the form was sent, one may have left the group. */
export const remainingHouses = (field: unknown, company: string): TenantKey[] =>
  otherHouses(company).filter((key) => namedIn(field).includes(key));

/** The houses in the field `houses` of a submission; `undefined` if it is invalid for this organisation. */
export function readHouses(field: unknown, company: string): TenantKey[] | undefined {
  const houses = remainingHouses(field, company);
  return houses.length === namedIn(field).length && houses.length <= maxOtherHouses ? houses : undefined;
}
