import type { Core } from '@strapi/strapi';
import { isPublic } from './changes.ts';
import { componentsReferencing, file, holdersOfComponent, holdersOfFile, type Rows } from '../strapi/relations.ts';

/** Follows files and components up to the public entries that contain them. */
async function ownersOf(strapi: Core.Strapi, rows: Rows): Promise<Rows[]> {
  if (isPublic(rows.uid)) return [rows];
  const holders =
    rows.uid in strapi.components
      ? await holdersOfComponent(strapi, rows)
      : rows.uid === file
        ? await holdersOfFile(strapi, rows.ids)
        : [];
  return (await Promise.all(holders.map((holder) => ownersOf(strapi, holder)))).flat();
}

/** Entries, including drafts, that use these files or reference these entries in one of their blocks. */
export async function referencingEntries(strapi: Core.Strapi, rows: Rows): Promise<Rows[]> {
  if (rows.ids.length === 0) return [];
  if (rows.uid === file) return ownersOf(strapi, rows);
  const components = await componentsReferencing(strapi, rows);
  return (await Promise.all(components.map((component) => ownersOf(strapi, component)))).flat();
}
