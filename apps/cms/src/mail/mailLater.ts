import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { errorCode } from '../environment/errorCode.ts';
import type { Mail } from './placeholders.ts';
import { openTransport, sendsMail } from './transport.ts';

interface AddressedMail extends Mail {
  to: string;
}

/**
 * Before each further attempt, in milliseconds: the server may restart, and with greylisting it takes the first mail from a
 * sender to an address only when that comes again, some minutes later.
 */
const retryDelaysMs = [1_000, 60_000, 600_000];

/** Rejects with an error whose message has no address, as it is logged. */
async function sendWithRetries(mail: AddressedMail): Promise<void> {
  for (const delayMs of [...retryDelaysMs, undefined]) {
    const failure = await openTransport()
      .sendMail(mail)
      .then(() => undefined, errorCode);
    if (!failure) return;
    if (delayMs === undefined) throw new Error(`A mail could not be sent: ${failure}`);
    await wait(delayMs, undefined, { ref: false });
  }
}

/**
 * Sends a mail that nothing else repeats, if there is a mail server, without waiting for it. The log of a failure has neither
 * address nor text.
 */
export function mailLater(strapi: Core.Strapi, mail: AddressedMail): void {
  if (sendsMail()) void sendWithRetries(mail).catch((error: unknown) => strapi.log.error(error));
}

/**
 * Sends a mail to several people. It is sent once the server takes it for one of them; to those whom the server refuses, it is
 * sent again alone.
 */
export async function sendToEach(strapi: Core.Strapi, mail: Mail, recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return;
  const { rejected } = await openTransport().sendMail({ ...mail, to: [...recipients] });
  if (rejected.length > 0)
    strapi.log.warn(
      `the mail server refused ${rejected.length} of ${recipients.length} recipients, who are tried again`,
    );
  for (const each of rejected) mailLater(strapi, { ...mail, to: each });
}
