import { collections } from '@group/content-client/contract/content/contentTypes';
import type { Core } from '@strapi/strapi';
import { strings } from '@strapi/utils';
import { attributesOf } from '../strapi/attributes.ts';
import { uidOf } from './content-types.ts';
import { textOf } from '../strapi/row.ts';
import { serviceOf } from '../strapi/services.ts';

type Data = Record<string, unknown>;

/** How the types with an address make it: from which field, and whether all languages have the same. */
const slugs: ReadonlyMap<string, { source: string; shared: boolean }> = new Map(
  collections.flatMap(({ singularName, fields }) => {
    if (!('slug' in fields)) return [];
    const { slug } = fields;
    return [[uidOf(singularName), { source: slug.targetField, shared: 'shared' in slug }] as const];
  }),
);

/** Which entry is written, in which language: missing are the id of a new one, and the default language. */
interface EntryPlace {
  documentId?: unknown;
  locale?: unknown;
}

const defaultLocale = (strapi: Core.Strapi): Promise<unknown> =>
  serviceOf(strapi, 'plugin::i18n.locales').getDefaultLocale();

/**
 * The text of a title that makes an address. Soft hyphens and the like, which texts from Word have, would be hyphens of it,
 * and "&" the English "and".
 */
const sourceOf = (title: string): string => title.replaceAll(/\p{Cf}/gu, '').replaceAll('&', ' ');

/** Whether a slug was made from a text; another entry with the same text has a number behind it. */
function isMadeFrom(slug: string, text: unknown): boolean {
  if (typeof text !== 'string' || text === '') return false;
  const made = strings.nameToSlug(sourceOf(text));
  return slug === made || (slug.startsWith(`${made}-`) && /^\d+$/.test(slug.slice(made.length + 1)));
}

/**
 * Makes the address of an entry from its title where editors leave it empty. It follows the title until the entry is
 * published, unless an editor has chosen another.
 * @param data of the entry; gets the address
 */
export async function fillSlug(strapi: Core.Strapi, uid: string, data: Data, params: EntryPlace): Promise<void> {
  const slug = slugs.get(uid);
  if (!slug) return;
  const { documentId } = params;
  const locale: unknown = params.locale ?? (await defaultLocale(strapi));
  const rows: Data[] =
    documentId === undefined
      ? []
      : await strapi.db.query(uid).findMany({ where: { documentId, ...(!slug.shared && { locale }) } });
  const draft = rows.find((row) => row.publishedAt === null);
  const stored = textOf(draft?.slug);
  const sent = data.slug === undefined ? stored : data.slug;
  const title = data[slug.source] ?? draft?.[slug.source];
  if (!title) return;
  const isPublished = rows.some((row) => row.publishedAt !== null);
  const follows = sent === '' || sent === null || (sent === stored && isMadeFrom(stored, draft?.[slug.source]));
  if (!follows) return;
  // If it were generated again, its own address would count as taken.
  if (stored && (isPublished || isMadeFrom(stored, title))) {
    data.slug = stored;
  } else {
    const service = serviceOf(strapi, 'plugin::content-manager.uid');
    const source = { [slug.source]: sourceOf(textOf(title)) };
    data.slug = await service.generateUIDField({ contentTypeUID: uid, field: 'slug', data: source, locale });
  }
}

const copySuffix = ' (Kopie)';

/**
 * Marks a copy in its title, unless the editor has written one, and gives it an address of its own.
 * @param data of the copy; Strapi takes what is missing from the original
 */
export async function fillCopy(strapi: Core.Strapi, uid: string, data: Data, params: EntryPlace): Promise<void> {
  const slug = slugs.get(uid);
  if (!slug) return;
  const { documentId, locale = await defaultLocale(strapi) } = params;
  const original: Data | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, locale, publishedAt: null } });
  if (!original) return;
  const { maxLength = Infinity } = attributesOf(strapi, uid)[slug.source] ?? {};
  data[slug.source] ??= `${textOf(original[slug.source]).slice(0, maxLength - copySuffix.length)}${copySuffix}`;
  if (!data.slug || data.slug === original.slug)
    await fillSlug(strapi, uid, Object.assign(data, { slug: '' }), { locale });
}
