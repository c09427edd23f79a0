import { configurationFields } from '@group/content-client/contract/content/configuration';
import { collections } from '@group/content-client/contract/content/contentTypes';
import type { Fields } from '@group/content-client/contract/content/description';

/** The described fields of a type, by its singular name, that the websites read; `undefined` for others. */
export function fieldsOf(type: string): Fields | undefined {
  if (type.startsWith('konfiguration-')) return configurationFields;
  return collections.find(({ singularName }) => singularName === type)?.fields;
}
