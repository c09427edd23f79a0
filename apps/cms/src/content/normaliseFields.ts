import { components } from '@group/content-client/contract/content/components';
import type { Field, Fields } from '@group/content-client/contract/content/description';
import { normaliseLink } from '@group/content-client/contract/links';
import { isContent, nameOf } from './content-types.ts';
import { fieldsOf } from './fieldsOf.ts';
import { rowsIn } from '../strapi/row.ts';

type Data = Record<string, unknown>;

/** Composed letters, as keyboards type them: a text from a PDF file or a Mac may have decomposed ones. */
function normalised(text: string, { link, type }: Field): string {
  const composed = text.normalize('NFC');
  if (link) return normaliseLink(composed);
  return type === 'string' ? composed.trim() : composed;
}

function normaliseIn(data: Data, fields: Fields): void {
  for (const [name, field] of Object.entries(fields)) {
    const { [name]: value } = data;
    if (typeof value === 'string') data[name] = normalised(value, field);
    if (field.type !== 'component' && field.type !== 'dynamiczone') continue;
    for (const part of rowsIn(value)) {
      const { __component: block = field.component } = part;
      normaliseIn(part, (typeof block === 'string' && components[block]?.fields) || {});
    }
  }
}

/**
 * Writes texts of an entry and of its components as they are compared: composed, lines without spaces around them. Completes
 * links to URLs, where an editor left out the scheme.
 */
export function normaliseFields(uid: string, data: Data): void {
  normaliseIn(data, (isContent(uid) && fieldsOf(nameOf(uid))) || {});
}
