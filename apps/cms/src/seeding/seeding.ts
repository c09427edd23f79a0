import type { Core } from '@strapi/strapi';
import { hasDrafts, uidOf } from '../content/content-types.ts';
import type { Example, Translation } from './example.ts';
import type { Pictures } from './pictures.ts';

/** Locale of the examples; translations have their own. */
const germanLocale = 'de-CH';

export type Data = Record<string, unknown>;

export interface Seeding {
  strapi: Core.Strapi;
  example: Example;
  /** Document id of the tenant's company. */
  company: string;
  /** Document ids of all companies, by tenant key. */
  companies: ReadonlyMap<string, string>;
  /** Uploads the pictures at the first call. */
  pictures: () => Promise<Pictures>;
  /** Creates an entry, unless one with this name was created before. German comes first in its texts. */
  once: (name: string, type: string, texts: () => Promise<[locale: string, data: Data][]>) => Promise<void>;
}

/** The German texts and all existing translations, by locale. */
export function inLanguages<T>(
  { translations }: Example,
  german: T,
  translated: (translation: Translation) => T | undefined,
): [locale: string, texts: T][] {
  const others = Object.entries(translations).flatMap(([locale, translation]): [string, T][] => {
    const texts = translated(translation);
    return texts ? [[locale, texts]] : [];
  });
  return [[germanLocale, german], ...others];
}

/** Creates a document in German and then in the other locales, published if the type has drafts. */
export async function createEntry(
  strapi: Core.Strapi,
  type: string,
  texts: readonly (readonly [locale: string, data: Data])[],
): Promise<void> {
  const documents = strapi.documents(uidOf(type));
  const status = hasDrafts(uidOf(type)) ? { status: 'published' as const } : {};
  let documentId: string | undefined;
  for (const [locale, fields] of texts) {
    const data: Data = { ...fields, exampleContent: true };
    if (documentId) await documents.update({ documentId, locale, data, ...status });
    else ({ documentId } = await documents.create({ locale, data, ...status }));
  }
}
