import type { Core } from '@strapi/strapi';
import { errorCode } from '../environment/errorCode.ts';
import type { Mail } from './placeholders.ts';
import { openTransport, sendsMail } from './transport.ts';
import { setMailProvider } from '../strapi/providers.ts';

interface AdminMail extends Mail {
  to: string;
  html?: string;
}

/** Sends a mail of the admin. The message of an error has no address, as Strapi logs it. */
export async function sendAdminMail({ to, subject, text, html }: AdminMail): Promise<void> {
  if (!sendsMail()) throw new Error('A mail of the admin was not sent: SMTP_HOST and MAIL_FROM are not set.');
  const failure = await openTransport()
    .sendMail({ to, subject, text, ...(html && { html }) })
    .then(() => undefined, errorCode);
  if (failure) throw new Error(`A mail of the admin could not be sent: ${failure}`);
}

/** Sends a mail if there is a mail server, without waiting for it. The log of a failure has neither address nor text. */
export function mailLater(strapi: Core.Strapi, mail: AdminMail): void {
  if (sendsMail()) void sendAdminMail(mail).catch((error: unknown) => strapi.log.error(error));
}

/** Sends Strapi's own mails over the configured mail server. Its default delivers from this machine itself. */
export function sendAdminMails(strapi: Core.Strapi): void {
  setMailProvider(strapi, { send: sendAdminMail });
}
