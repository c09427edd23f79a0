import type { Core } from '@strapi/strapi';

// The tables in which Strapi keeps relations, files of entries and components. It has no function that finds what uses a row.

/** Rows of one type or component, by their database ids. */
export interface Rows {
  uid: string;
  ids: readonly number[];
}

interface Relation {
  type: string;
  target?: string;
  joinTable?: { name: string; pivotColumns?: readonly string[] };
}

export const file = 'plugin::upload.file';

/** Reads within the open transaction, if there is one: SQLite has only one connection. */
function select(strapi: Core.Strapi, table: string, where: object, column: string, ids: readonly number[]) {
  return strapi.db.transaction(({ trx }) =>
    trx(table)
      .where(where)
      .whereIn(column, [...ids]),
  );
}

export async function holdersOfFile(strapi: Core.Strapi, ids: readonly number[]): Promise<Rows[]> {
  const rows: { related_type: string; related_id: number }[] = await select(
    strapi,
    'files_related_mph',
    {},
    'file_id',
    ids,
  );
  const byType = Map.groupBy(rows, (row) => row.related_type);
  return [...byType].map(([uid, found]) => ({ uid, ids: found.map((row) => row.related_id) }));
}

/** Every relation of the database: the type or component that has it, and its name there. */
const relationsOf = (strapi: Core.Strapi): (Relation & { uid: string; name: string })[] =>
  [...strapi.db.metadata].flatMap(([uid, { attributes }]) =>
    Object.entries<Relation>(attributes).flatMap(([name, relation]) =>
      relation.type === 'relation' ? [{ ...relation, uid, name }] : [],
    ),
  );

/** Entries or other components that contain these components. */
export async function holdersOfComponent(strapi: Core.Strapi, { uid, ids }: Rows): Promise<Rows[]> {
  const tables = new Map(
    relationsOf(strapi).flatMap(({ uid: owner, joinTable }) =>
      joinTable?.pivotColumns?.includes('component_type') ? [[joinTable.name, owner] as const] : [],
    ),
  );
  const found: Rows[] = [];
  for (const [table, owner] of tables) {
    const rows: { entity_id: number }[] = await select(strapi, table, { component_type: uid }, 'cmp_id', ids);
    if (rows.length > 0) found.push({ uid: owner, ids: rows.map((row) => row.entity_id) });
  }
  return found;
}

/** Relations to a type. */
export const relationsTo = (strapi: Core.Strapi, target: string) =>
  relationsOf(strapi).filter((relation) => relation.target === target);

/** Components that reference an entry, for example a block that lists people. */
export async function componentsReferencing(strapi: Core.Strapi, { uid, ids }: Rows): Promise<Rows[]> {
  const found: Rows[] = [];
  for (const { uid: owner, name } of relationsTo(strapi, uid)) {
    if (!(owner in strapi.components)) continue;
    const where = { [name]: { id: { $in: ids } } };
    const rows: { id: number }[] = await strapi.db.query(owner).findMany({ where, select: ['id'] });
    if (rows.length > 0) found.push({ uid: owner, ids: rows.map(({ id }) => id) });
  }
  return found;
}

export const tableOf = (strapi: Core.Strapi, uid: string): string => strapi.db.metadata.get(uid).tableName;
