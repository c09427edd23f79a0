import type { Core } from '@strapi/strapi';
import type { Example, Translation } from '../../seed/example.ts';
import { uidOf } from '../content/content-types.ts';
import type { Pictures } from './pictures.ts';

/** Language of an example; its translations name others. */
const germanLocale = 'de-CH';

/** The fields of an entry. */
export type Data = Record<string, unknown>;

/** Everything that the making of one tenant's entries needs. */
export interface Seeding {
  strapi: Core.Strapi;
  example: Example;
  /** Document id of the tenant's company. */
  company: string;
  /** Document ids of all companies, by tenant key. */
  companies: ReadonlyMap<string, string>;
  /** Draws and uploads the pictures, the first time that somebody asks. */
  pictures: () => Promise<Pictures>;
  /**
   * Makes an entry, unless one of this name was made before.
   * @param texts its fields by locale, German first
   */
  once: (
    name: string,
    type: string,
    texts: () => Promise<[locale: string, data: Data][]>,
    options?: { drafts: boolean },
  ) => Promise<void>;
}

/** The German texts and every translation that there is, by locale. */
export function inLanguages<T>(
  { translations = {} }: Example,
  german: T,
  translated: (translation: Translation) => T | undefined,
): [locale: string, texts: T][] {
  const others = Object.entries(translations).flatMap(([locale, translation]): [string, T][] => {
    const texts = translated(translation);
    return texts ? [[locale, texts]] : [];
  });
  return [[germanLocale, german], ...others];
}

/** Makes a document in German and then in the example's other languages, published where the type has drafts. */
export async function make(
  strapi: Core.Strapi,
  type: string,
  texts: readonly (readonly [locale: string, data: Data])[],
  drafts: boolean,
): Promise<void> {
  const documents = strapi.documents(uidOf(type));
  const status = drafts ? { status: 'published' as const } : {};
  let documentId: string | undefined;
  for (const [locale, fields] of texts) {
    const data: Data = { ...fields, exampleContent: true };
    if (documentId) await documents.update({ documentId, locale, data, ...status });
    else ({ documentId } = await documents.create({ locale, data, ...status }));
  }
}
