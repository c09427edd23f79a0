import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { mailLater } from '../../mail/adminMails.ts';
import { isRow } from '../../strapi/row.ts';
import { serviceOf } from '../../strapi/services.ts';
import { publicAddress } from '../directory/callback.ts';
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

/** Mails the link of an invitation to the person. Administrators see it too, and hand it over without a mail server. */
export function mailInvitations(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    afterCreate({ result }) {
      if (!isRow(result) || result.isActive === true || typeof result.registrationToken !== 'string') return;
      mailLater(strapi, mailWith(String(result.email), linkOf(strapi, result.registrationToken)));
    },
  });
}

/** Invites a person again who has not accepted yet. Returns the new link; the former is worth nothing then. */
export async function inviteAgain(strapi: Core.Strapi, { id, email }: { id: number; email: string }): Promise<string> {
  const registrationToken = randomBytes(20).toString('hex');
  await serviceOf(strapi, 'admin::user').updateById(id, { registrationToken });
  const link = linkOf(strapi, registrationToken);
  mailLater(strapi, mailWith(email, link));
  return link;
}
