import {
  hashOfPrivateToken,
  houseToken,
  isPrivateToken,
  type PrivateLink,
} from '@group/content-client/contract/submissions/privateLink';
import type { Core } from '@strapi/strapi';
import { type SubmissionType, uidOf } from './content-types.ts';
import { isRow } from '../strapi/row.ts';

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

/**
 * Hashes of the links that a private link stands for: its own, or those of all houses to which an application went from the
 * website of its organisation. Nothing that is stored tells that these belong together. One that has left the group is an
 * organisation as long as it has applications.
 */
export async function hashesOf(strapi: Core.Strapi, link: PrivateLink): Promise<{ own: string; houses: string[] }> {
  const companies: { key: string | null }[] = await strapi.db.query(uidOf('company')).findMany({ select: ['key'] });
  const houses = companies.flatMap(({ key }) => (key ? hashOfPrivateToken(houseToken(link, key)) : []));
  return { own: hashOfPrivateToken(link.token), houses };
}

/** The applications to which a private link leads, the first one that was stored first. */
export async function linkedApplications<Entry>(
  strapi: Core.Strapi,
  link: PrivateLink,
  populate: object,
): Promise<Entry[]> {
  const { own, houses } = await hashesOf(strapi, link);
  const where = { $or: [{ linkHash: own, company: { key: link.company } }, { linkHash: { $in: houses } }] };
  return strapi.db.query(uidOf('application')).findMany({ where, populate, orderBy: { id: 'asc' } });
}
