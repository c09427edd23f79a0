import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { uidOf } from './content-types.ts';

interface Redirect {
  documentId: string;
  from: string;
  to: string;
  company: { id: number } | null;
}

/** The path of a link, without query and fragment. */
const pathOf = (link: string): string => link.replace(/[?#].*$/, '');

/**
 * Rejects a redirect that leads back to itself, directly or through others, and a second redirect from the same path.
 */
export async function rejectRedirectLoop(strapi: Core.Strapi, documentId: string): Promise<void> {
  const redirects = strapi.db.query(uidOf('redirect'));
  const redirect: Redirect | null = await redirects.findOne({ where: { documentId }, populate: ['company'] });
  if (!redirect) return;
  const { from, to, company } = redirect;
  const others: Redirect[] = company
    ? await redirects.findMany({ where: { company: company.id, documentId: { $ne: documentId } } })
    : [];
  if (others.some((other) => other.from === from)) {
    throw new errors.ValidationError(`Von ${from} führt schon eine Weiterleitung weg.`);
  }
  const next = new Map(others.map((other) => [other.from, pathOf(other.to)]));
  const visited = new Set<string>();
  for (let path: string | undefined = pathOf(to); path !== undefined; path = next.get(path)) {
    if (path === from || visited.has(path)) {
      throw new errors.ValidationError(`Die Weiterleitung von ${from} führt wieder zu sich selbst.`);
    }
    visited.add(path);
  }
}
