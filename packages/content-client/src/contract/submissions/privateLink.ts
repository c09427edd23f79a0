import { createHash, createHmac } from 'node:crypto';

/** A private link: its token, and the organisation at whose website it was opened. */
export interface PrivateLink {
  token: string;
  company: string;
}

/** Whether it has the form of a token in the path of a private page: lower case, as all paths of the sites are. */
export const isPrivateToken = (token: unknown): token is string =>
  typeof token === 'string' && /^[\da-f]{64}$/.test(token);

/**
 * The token that opens the page of a submission. It follows from the key, so that a form that is sent twice has one link.
 * @param secret of the site's forms
 */
export const privateTokenFor = (secret: string, key: string): string =>
  createHmac('sha256', secret).update(`private link ${key}`).digest('hex');

/**
 * The token of one house's page, where an application went to several: it leads to none of the others. Mails of the house
 * have it, so that a quoted one tells the house nothing.
 */
export const houseToken = ({ token, company }: PrivateLink, house: string): string =>
  createHash('sha256').update(`house ${token} ${company} ${house}`).digest('hex');

/** By which tokens are looked up: the time of a comparison then tells nothing about a token. */
export const hashOfPrivateToken = (token: string): string => createHash('sha256').update(token).digest('hex');
