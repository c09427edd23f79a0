import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { uidOf } from './content-types.ts';

interface Redirect {
  documentId: string;
  from: string;
  to: string;
  company: { id: number } | null;
}

/** The path that a link leads to, without query and fragment. */
const pathOf = (link: string): string => link.replace(/[?#].*$/, '');

/** Refuses a redirect that leads back to itself, on its own or by way of others, and a second one from the same address. */
export async function refuseCircle(strapi: Core.Strapi, documentId: string): Promise<void> {
  const redirects = strapi.db.query(uidOf('redirect'));
  const written: Redirect | null = await redirects.findOne({ where: { documentId }, populate: ['company'] });
  if (!written) return;
  const { from, to, company } = written;
  const others: Redirect[] = company
    ? await redirects.findMany({ where: { company: company.id, documentId: { $ne: documentId } } })
    : [];
  if (others.some((other) => other.from === from)) {
    throw new errors.ValidationError(`Von ${from} führt schon eine Weiterleitung weg.`);
  }
  const next = new Map(others.map((other) => [other.from, pathOf(other.to)]));
  const passed = new Set<string>();
  for (let path: string | undefined = pathOf(to); path !== undefined; path = next.get(path)) {
    if (path === from || passed.has(path)) {
      throw new errors.ValidationError(`Die Weiterleitung von ${from} führt wieder zu sich selbst.`);
    }
    passed.add(path);
  }
}
