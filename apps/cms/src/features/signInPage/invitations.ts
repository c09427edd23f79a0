import type { Core } from '@strapi/strapi';
import { sendAdminMail } from '../../mail/adminMails.ts';
import { sendsMail } from '../../mail/transport.ts';
import { isRow } from '../../strapi/row.ts';
import { publicAddress } from '../directory/callback.ts';
import { invitationPath } from './accounts.ts';

const mailWith = (link: string) => ({
  subject: 'Ihr Konto bei der Redaktion',
  text:
    'Guten Tag\n\nSie sind eingeladen, Inhalte der Websites zu bearbeiten. Über diesen Link eröffnen Sie Ihr Konto:\n' +
    `${link}\n`,
});

/** Mails the link of an invitation to the person. Administrators see it too, and hand it over without a mail server. */
export function mailInvitations(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    afterCreate({ result }) {
      if (!sendsMail() || !isRow(result) || result.isActive === true || typeof result.registrationToken !== 'string') {
        return;
      }
      const link = `${publicAddress(strapi, invitationPath)}?token=${result.registrationToken}`;
      const mail = { to: String(result.email), ...mailWith(link) };
      void sendAdminMail(mail).catch((error: unknown) => strapi.log.error(error));
    },
  });
}
