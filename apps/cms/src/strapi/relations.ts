import type { Core } from '@strapi/strapi';

// The tables in which Strapi keeps relations, files of entries and components. It has no function that finds what uses a row.

/** Rows of one type or component, by their database ids. */
export interface Rows {
  uid: string;
  ids: readonly number[];
}

interface JoinTable {
  name: string;
  joinColumn: { name: string };
  inverseJoinColumn?: { name: string };
  pivotColumns?: readonly string[];
}

interface Relation {
  type: string;
  target?: string;
  joinTable?: JoinTable;
}

export const file = 'plugin::upload.file';

/** All relations of the database, with the type or component that owns them. */
function relationsOf(strapi: Core.Strapi): { owner: string; relation: Relation; joinTable: JoinTable }[] {
  return [...strapi.db.metadata].flatMap(([owner, { attributes }]) =>
    Object.values<Relation>(attributes).flatMap((relation) => {
      const { joinTable } = relation;
      return relation.type === 'relation' && joinTable ? [{ owner, relation, joinTable }] : [];
    }),
  );
}

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

/** Entries or other components that contain these components. */
export async function holdersOfComponent(strapi: Core.Strapi, { uid, ids }: Rows): Promise<Rows[]> {
  const tables = new Map(
    relationsOf(strapi).flatMap(({ owner, joinTable }) =>
      joinTable.pivotColumns?.includes('component_type') ? [[joinTable.name, owner] as const] : [],
    ),
  );
  const found: Rows[] = [];
  for (const [table, owner] of tables) {
    const rows: { entity_id: number }[] = await select(strapi, table, { component_type: uid }, 'cmp_id', ids);
    if (rows.length > 0) found.push({ uid: owner, ids: rows.map((row) => row.entity_id) });
  }
  return found;
}

/** Components that reference an entry, for example a block that lists people. */
export async function componentsReferencing(strapi: Core.Strapi, { uid, ids }: Rows): Promise<Rows[]> {
  const found: Rows[] = [];
  for (const { owner, relation, joinTable } of relationsOf(strapi)) {
    const inverse = joinTable.inverseJoinColumn?.name;
    if (relation.target !== uid || !inverse || !(owner in strapi.components)) continue;
    const rows: Record<string, number>[] = await select(strapi, joinTable.name, {}, inverse, ids);
    if (rows.length > 0) found.push({ uid: owner, ids: rows.flatMap((row) => row[joinTable.joinColumn.name] ?? []) });
  }
  return found;
}

/** Every relation to a type: the type or component that has it, and its name there. */
export const relationsTo = (strapi: Core.Strapi, target: string): { uid: string; name: string }[] =>
  [...strapi.db.metadata].flatMap(([uid, { attributes }]) =>
    Object.entries<Relation>(attributes).flatMap(([name, relation]) =>
      relation.type === 'relation' && relation.target === target ? [{ uid, name }] : [],
    ),
  );

export const tableOf = (strapi: Core.Strapi, uid: string): string => strapi.db.metadata.get(uid).tableName;
