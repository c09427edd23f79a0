import { entryPaths } from '@group/content-client/contract/entryPaths';
import { formerAddress, indexRedirects } from '@group/content-client/contract/formerAddress';
import type { Core } from '@strapi/strapi';
import { savingCheckedEntries } from '../../content/checkedTogether.ts';
import { uidOf } from '../../content/content-types.ts';
import { published } from '../../content/published.ts';

/** Types whose address editors type; in the others' it is the id that counts. */
const types = ['page', 'house'] as const;

const redirectUid = uidOf('redirect');

interface Moved {
  from: string;
  to: string;
  /** Document id of its organisation. */
  company: string;
}

const isSame = (one: string, other: string): boolean => formerAddress(one).path === formerAddress(other).path;

/** Where visitors find an entry; `undefined` if nowhere. */
async function publicAddress(strapi: Core.Strapi, type: (typeof types)[number], documentId: string) {
  const uid = uidOf(type);
  const row: { path?: string; slug?: string; company: { documentId: string } | null } | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, ...published(uid) }, populate: ['company'] });
  return row?.company
    ? { path: entryPaths[type].href({ id: documentId, ...row }), company: row.company.documentId }
    : undefined;
}

/** Adds a redirect, and deletes earlier ones from either address: a page was or is there, so that they had no effect. */
async function redirectMoved(strapi: Core.Strapi, { from, to, company }: Moved): Promise<void> {
  const redirects = strapi.documents(redirectUid);
  const others: { documentId: string; from: string }[] = await strapi.db
    .query(redirectUid)
    .findMany({ where: { company: { documentId: company } } });
  const index = indexRedirects(others);
  for (const address of [from, to]) {
    const other = index.get(address);
    if (other) await redirects.delete({ documentId: other.documentId });
  }
  await redirects.create({ data: { from, to, company } });
}

/** Redirects visitors from the address that a page or house had until it was published with another one. */
export function keepFormerAddresses(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const type = types.find((name) => uidOf(name) === uid);
    if (!type || action !== 'publish' || !('documentId' in params)) return next();
    const { documentId } = params;
    return strapi.db.transaction(async () => {
      const before = await publicAddress(strapi, type, documentId);
      const result = await next();
      const after = await publicAddress(strapi, type, documentId);
      if (before && after && !isSame(before.path, after.path)) {
        const moved = { from: before.path, to: after.path, company: after.company };
        await savingCheckedEntries(() => redirectMoved(strapi, moved));
      }
      return result;
    });
  });
}
