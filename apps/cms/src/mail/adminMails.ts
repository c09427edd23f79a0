import type { Core } from '@strapi/strapi';
import { errorCode } from '../environment/errorCode.ts';
import type { Mail } from './placeholders.ts';
import { openTransport, sendsMail } from './transport.ts';

interface AdminMail extends Mail {
  to: string;
}

/** Sends a mail about an account. The message of an error has no address, as it is logged. */
export async function sendAdminMail(mail: AdminMail): Promise<void> {
  if (!sendsMail()) throw new Error('A mail of the admin was not sent: SMTP_HOST and MAIL_FROM are not set.');
  const failure = await openTransport()
    .sendMail(mail)
    .then(() => undefined, errorCode);
  if (failure) throw new Error(`A mail of the admin could not be sent: ${failure}`);
}

/** Sends a mail if there is a mail server, without waiting for it. The log of a failure has neither address nor text. */
export function mailLater(strapi: Core.Strapi, mail: AdminMail): void {
  if (sendsMail()) void sendAdminMail(mail).catch((error: unknown) => strapi.log.error(error));
}
