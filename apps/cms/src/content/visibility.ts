import { publicTypes, uidOf } from './content-types.ts';

type Filters = Record<string, unknown>;

const fieldsOf: ReadonlyMap<string, object> = new Map(
  Object.entries(publicTypes).map(([name, { attributes }]) => [uidOf(name), attributes]),
);

const absentOr = (field: string, condition: Filters): Filters => ({
  $or: [{ [field]: { $null: true } }, { [field]: condition }],
});

/** Whether entries of a type are of one organisation. */
export const belongsToCompany = (uid: string): boolean => 'company' in (fieldsOf.get(uid) ?? {});

/**
 * What the websites may see of a type at a moment, as filters of Strapi: never what is to be published later, nor what is
 * past its time. Jobs are the exception: a filled one, or one past its time, stays readable, because its page says so.
 * @param onlyCurrent leaves out these jobs too
 * @param now ISO instant
 * @param early also what is to be published later, as in a preview
 */
export function visibleAt(uid: string, onlyCurrent: boolean, now: string, early = false): Filters[] {
  const fields = fieldsOf.get(uid) ?? {};
  const filters: Filters[] = [];
  const canBeFilled = 'filled' in fields;
  if ('publishFrom' in fields && !early) filters.push(absentOr('publishFrom', { $lte: now }));
  if ('publishUntil' in fields && (onlyCurrent || !canBeFilled)) filters.push(absentOr('publishUntil', { $gt: now }));
  if (canBeFilled && onlyCurrent) filters.push(absentOr('filled', { $eq: false }));
  return filters;
}
