import type { Core } from '@strapi/strapi';
import { isPublic } from './changes.ts';

/** Rows of one type or component, by Strapi's number. */
interface Rows {
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

/** All relations of the database, with the type or component that they are written in. */
function relationsOf(strapi: Core.Strapi): { owner: string; relation: Relation; joinTable: JoinTable }[] {
  return [...strapi.db.metadata].flatMap(([owner, { attributes }]) =>
    Object.values<Relation>(attributes).flatMap((relation) => {
      const { joinTable } = relation;
      return relation.type === 'relation' && joinTable ? [{ owner, relation, joinTable }] : [];
    }),
  );
}

/** Reads within the transaction that may be open: SQLite has but one connection. */
function select(strapi: Core.Strapi, table: string, where: object, column: string, ids: readonly number[]) {
  return strapi.db.transaction(({ trx }) =>
    trx(table)
      .where(where)
      .whereIn(column, [...ids]),
  );
}

/** What has a file. */
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

/** What a component is part of: entries, or other components. */
async function holdersOfComponent(strapi: Core.Strapi, { uid, ids }: Rows): Promise<Rows[]> {
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

/** Components that name an entry, as a block names people. */
async function componentsThatName(strapi: Core.Strapi, { uid, ids }: Rows): Promise<Rows[]> {
  const found: Rows[] = [];
  for (const { owner, relation, joinTable } of relationsOf(strapi)) {
    const inverse = joinTable.inverseJoinColumn?.name;
    if (relation.target !== uid || !inverse || !(owner in strapi.components)) continue;
    const rows: Record<string, number>[] = await select(strapi, joinTable.name, {}, inverse, ids);
    if (rows.length > 0) found.push({ uid: owner, ids: rows.flatMap((row) => row[joinTable.joinColumn.name] ?? []) });
  }
  return found;
}

async function upwards(strapi: Core.Strapi, rows: Rows): Promise<Rows[]> {
  if (isPublic(rows.uid)) return [rows];
  const holders =
    rows.uid in strapi.components
      ? await holdersOfComponent(strapi, rows)
      : rows.uid === file
        ? await holdersOfFile(strapi, rows.ids)
        : [];
  return (await Promise.all(holders.map((holder) => upwards(strapi, holder)))).flat();
}

/** The entries, drafts among them, that show these files or, in one of their blocks, these entries. */
export async function referencingEntries(strapi: Core.Strapi, rows: Rows): Promise<Rows[]> {
  if (rows.ids.length === 0) return [];
  if (rows.uid === file) return upwards(strapi, rows);
  const components = await componentsThatName(strapi, rows);
  return (await Promise.all(components.map((component) => upwards(strapi, component)))).flat();
}
