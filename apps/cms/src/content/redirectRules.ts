import { findRedirect, indexRedirects, type RedirectIndex } from '@group/content-client/contract/formerAddress';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { uidOf } from './content-types.ts';

export interface RedirectRule {
  from: string;
  to: string;
}

interface Redirect extends RedirectRule {
  documentId: string;
  company: { id: number } | null;
}

export type Redirects = Pick<RedirectIndex<RedirectRule>, 'find' | 'get'>;

/** Browsers follow 20 redirects (Fetch Standard, "HTTP-redirect fetch"): one, and as many others. */
const maxOthers = 19;

/** Where an address leads in the end; `undefined` if that is back to itself, or through more redirects than browsers follow. */
export function endOf(redirects: Pick<Redirects, 'find'>, address: string): string | undefined {
  let end = address;
  for (let others = 0; others <= maxOthers; others += 1) {
    const next = end.startsWith('/') ? redirects.find(end) : undefined;
    if (!next) return end;
    end = next.to;
  }
  return undefined;
}

/** In a sentence, why a redirect cannot be added to others; `undefined` if it can. */
export function problemOf(rule: RedirectRule, others: Redirects): string | undefined {
  const { from, to } = rule;
  if (others.get(from)) return `Von ${from} führt schon eine Weiterleitung weg.`;
  const find = (address: string): RedirectRule | undefined => {
    const other = others.find(address);
    return findRedirect(other ? [other, rule] : [rule], address);
  };
  return endOf({ find }, to) === undefined
    ? `Die Weiterleitung von ${from} führt wieder zu sich selbst, oder über mehr als ${maxOthers} andere.`
    : undefined;
}

/** Rejects a redirect that leads back to itself, also through others, and a second one from the same address. */
export async function rejectRedirectLoop(strapi: Core.Strapi, documentId: string): Promise<void> {
  const redirects = strapi.db.query(uidOf('redirect'));
  const redirect: Redirect | null = await redirects.findOne({ where: { documentId }, populate: ['company'] });
  if (!redirect) return;
  const { company } = redirect;
  const others: Redirect[] = company
    ? await redirects.findMany({ where: { company: company.id, documentId: { $ne: documentId } } })
    : [];
  const problem = problemOf(redirect, indexRedirects(others));
  if (problem) throw new errors.ValidationError(problem);
}
