import { publicTypes, submissionTypes, uidOf } from './content-types.ts';

type Filters = Record<string, unknown>;

const fieldsOf: ReadonlyMap<string, object> = new Map(
  Object.entries({ ...publicTypes, ...submissionTypes }).map(([name, { attributes }]) => [uidOf(name), attributes]),
);

const nullOr = (field: string, condition: Filters): Filters => ({
  $or: [{ [field]: { $null: true } }, { [field]: condition }],
});

/**
 * Strapi filters for the entries of a type that the websites may read at a given time: those within their publication
 * period. Filled or expired jobs stay readable, because their page says that the job is no longer available.
 * @param onlyCurrent also excludes filled and expired jobs
 * @param now ISO instant
 * @param early includes entries that are published later, for a preview
 */
export function visibleAt(uid: string, onlyCurrent: boolean, now: string, early = false): Filters[] {
  const fields = fieldsOf.get(uid) ?? {};
  const filters: Filters[] = [];
  const canBeFilled = 'filled' in fields;
  if ('publishFrom' in fields && !early) filters.push(nullOr('publishFrom', { $lte: now }));
  if ('publishUntil' in fields && (onlyCurrent || !canBeFilled)) filters.push(nullOr('publishUntil', { $gt: now }));
  if (canBeFilled && onlyCurrent) filters.push(nullOr('filled', { $eq: false }));
  return filters;
}
