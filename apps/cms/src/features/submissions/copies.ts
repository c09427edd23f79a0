import { createHash } from 'node:crypto';
import { referenceFor } from '@group/content-client/contract/submissions/reference';
import { hashOfPrivateToken, houseToken } from '@group/content-client/contract/submissions/privateLink';
import type { Submission } from './submission.ts';

/** The entry of one house, among those that one form sends. Nothing that HR can read tells that there are others. */
export interface Copy {
  /** Tenant key. */
  company: string;
  /** What makes the entry unique, and the links to it. */
  identity: { key: string; reference: string; privateToken?: string; linkHash?: string };
}

/**
 * The entries of a submission, that of the website's own house first. Its `privateToken` is that of the page that shows all
 * houses, for the receipt; `linkHash` is always that of the house's own page.
 */
export function copiesOf({ key, company, houses, fields, privateToken }: Submission): Copy[] {
  const { reference = '' } = fields;
  const own = privateToken && { privateToken, linkHash: hashOfPrivateToken(privateToken) };
  if (houses.length === 0) return [{ company, identity: { key, reference, ...own } }];
  return [company, ...houses].map((house) => {
    // That of the website's house is derived too: what another version has stored without the other houses does not count.
    const copyKey = createHash('sha256').update(`copy ${key} ${house}`).digest('hex');
    const token = privateToken && houseToken({ token: privateToken, company }, house);
    const isOwn = house === company;
    const links = token && { privateToken: isOwn ? privateToken : token, linkHash: hashOfPrivateToken(token) };
    return {
      company: house,
      identity: { key: copyKey, reference: isOwn ? reference : referenceFor(copyKey), ...links },
    };
  });
}

/** The token of a stored entry for the page of its own house. */
export function ownTokenOf(entry: { privateToken: string; linkHash: string; company: { key: string } | null }): string {
  const { privateToken: token, linkHash, company } = entry;
  return hashOfPrivateToken(token) === linkHash
    ? token
    : houseToken({ token, company: company?.key ?? '' }, company?.key ?? '');
}
