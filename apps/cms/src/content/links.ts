import { components } from '@group/content-client/contract/content/components';
import type { Fields } from '@group/content-client/contract/content/description';
import { normaliseLink } from '@group/content-client/contract/links';
import { isContent, nameOf } from './content-types.ts';
import { fieldsOf } from './fieldsOf.ts';
import { rowsIn } from '../strapi/row.ts';

type Data = Record<string, unknown>;

function normaliseIn(data: Data, fields: Fields): void {
  for (const [name, field] of Object.entries(fields)) {
    const { [name]: value } = data;
    if (field.link) {
      if (typeof value === 'string') data[name] = normaliseLink(value);
      continue;
    }
    if (field.type !== 'component' && field.type !== 'dynamiczone') continue;
    for (const part of rowsIn(value)) {
      const { __component: block = field.component } = part;
      normaliseIn(part, (typeof block === 'string' && components[block]?.fields) || {});
    }
  }
}

/** Completes links to URLs in the fields of an entry and of its components, where an editor left out the scheme. */
export function normaliseLinks(uid: string, data: Data): void {
  normaliseIn(data, (isContent(uid) && fieldsOf(nameOf(uid))) || {});
}
