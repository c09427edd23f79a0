import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { mailLater } from '../../mail/mailLater.ts';
import { serviceOf } from '../../strapi/services.ts';
import { publicAddress } from '../../strapi/publicAddress.ts';
import { invitationPath } from '../signIn/paths.ts';

const mailWith = (to: string, link: string) => ({
  to,
  subject: 'Ihr Konto bei der Redaktion',
  text:
    'Guten Tag\n\nSie sind eingeladen, Inhalte der Websites zu bearbeiten. Über diesen Link eröffnen Sie Ihr Konto. Er gilt ' +
    `sieben Tage:\n${link}\n`,
});

const linkOf = (strapi: Core.Strapi, token: string): string =>
  `${publicAddress(strapi, invitationPath)}?token=${encodeURIComponent(token)}`;

/** Mails a person the link of the invitation, and returns it: administrators hand it over without a mail server. */
export function mailInvitation(strapi: Core.Strapi, invited: { email: string; registrationToken: string }): string {
  const link = linkOf(strapi, invited.registrationToken);
  mailLater(strapi, mailWith(invited.email, link));
  return link;
}

/** Invites a person again who has not accepted yet. Returns the new link; the former is worth nothing then. */
export async function renewInvitation(
  strapi: Core.Strapi,
  { id, email }: { id: number; email: string },
): Promise<string> {
  const registrationToken = randomBytes(20).toString('hex');
  await serviceOf(strapi, 'admin::user').updateById(id, { registrationToken });
  return mailInvitation(strapi, { email, registrationToken });
}
