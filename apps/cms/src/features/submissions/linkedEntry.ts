import {
  hashOfPrivateToken,
  isPrivateToken,
  type PrivateLink,
} from '@group/content-client/contract/submissions/privateLink';
import type { Core } from '@strapi/strapi';
import { type SubmissionType, uidOf } from '../../content/content-types.ts';
import { isRow } from '../../strapi/row.ts';

/** The private link in the body of a request. */
export function linkIn(body: unknown): PrivateLink | undefined {
  const { token, company } = isRow(body) ? body : {};
  return isPrivateToken(token) && typeof company === 'string' ? { token, company } : undefined;
}

/** The entry to which a private link leads. The link of another house has the answer of an unknown one. */
export const linkedEntry = <Entry>(
  strapi: Core.Strapi,
  type: SubmissionType,
  { token, company }: PrivateLink,
  populate: object,
): Promise<Entry | null> =>
  strapi.db.query(uidOf(type)).findOne({
    where: { linkHash: hashOfPrivateToken(token), company: { key: company } },
    populate,
  });
