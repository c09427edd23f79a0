import type { Core } from '@strapi/strapi';
import { ownersOf } from '../../organisations/ownership.ts';
import { type ContentUid, nameOf, titleOf } from '../../content/content-types.ts';
import { fieldsOf } from '../../content/fieldsOf.ts';
import { populateContent } from '../../content/populate.ts';
import { edited } from '../../content/published.ts';
import type { Context } from '../../strapi/context.ts';
import { type Row, textOf } from '../../strapi/row.ts';
import { readableEntry } from '../history/readableEntry.ts';
import { checkEntry } from './checkEntry.ts';
import { readEntry } from './entry.ts';
import type { Finding } from './finding.ts';
import { readSite } from './readSite.ts';
import type { Site } from './site.ts';
import { unpublishable } from './unpublishable.ts';

export interface CheckedRow {
  type: string;
  id: string;
  locale: string | null;
  title: string;
  outsideLinks: string[];
  findings: Finding[];
}

export const isChecked = (uid: string): boolean => fieldsOf(nameOf(uid)) !== undefined;

/** Checks the entries of a type to which a condition applies, as entries of one website; of none, only whether they are whole. */
export async function findingsOf(
  strapi: Core.Strapi,
  uid: ContentUid,
  where: object,
  site: Site | undefined,
): Promise<CheckedRow[]> {
  const rows: Row[] = await strapi.db.query(uid).findMany({ where, populate: populateContent(strapi, uid) });
  const checked = rows.map(async (row) => {
    const entry = readEntry(nameOf(uid), row);
    const outside = entry.links.map(({ target }) => target).filter((target) => target.startsWith('https://'));
    return {
      type: entry.type,
      id: entry.id,
      locale: entry.locale,
      title: titleOf(uid, row) ?? '',
      outsideLinks: [...new Set(outside)],
      findings: [...(await unpublishable(strapi, uid, entry.type, row)), ...(site ? checkEntry(entry, site) : [])],
    };
  });
  return Promise.all(checked);
}

export async function findingsOfEntry(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
  where: object,
): Promise<Finding[]> {
  const [key] = await ownersOf(strapi, uid, documentId);
  const site = typeof key === 'string' ? await readSite(strapi, key) : undefined;
  return (await findingsOf(strapi, uid, { ...where, documentId }, site)).flatMap(({ findings }) => findings);
}

export async function listFindings(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid } = await readableEntry(strapi, ctx);
  const locale = textOf(ctx.query.locale);
  const where = { ...edited(uid), ...(locale && { locale }) };
  ctx.body = { findings: isChecked(uid) ? await findingsOfEntry(strapi, uid, ctx.params.id ?? '', where) : [] };
}
