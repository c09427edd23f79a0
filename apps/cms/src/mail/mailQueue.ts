import type { Core } from '@strapi/strapi';
import { errorCode } from '../environment/errorCode.ts';
import { withAdvisoryLock } from '../strapi/advisoryLock.ts';
import { isUnreachable, sendsMail } from './transport.ts';

/**
 * Makes a function that sends all due mails of a kind. Its runs never overlap, in no process, so that no mail is sent twice. It
 * never rejects.
 */
export function mailQueue(lock: string, what: string, sendAll: (strapi: Core.Strapi) => Promise<void>) {
  return async (strapi: Core.Strapi): Promise<void> => {
    if (!sendsMail()) return;
    await withAdvisoryLock(strapi, lock, () => sendAll(strapi)).catch(
      (error: unknown) => void strapi.log.warn(`${what} could not be read and will be retried: ${errorCode(error)}`),
    );
  };
}

/**
 * Sends the mails of each entry. Those that fail are logged, for a later run to retry.
 * @param what of the mails, in the log
 * @returns whether the mail server can be reached; if not, the rest was not tried
 */
export async function sendEach<Entry>(
  strapi: Core.Strapi,
  what: string,
  entries: readonly Entry[],
  send: (entry: Entry) => Promise<void>,
): Promise<boolean> {
  for (const entry of entries) {
    try {
      await send(entry);
    } catch (error) {
      strapi.log.warn(`${what} could not be sent and will be retried: ${errorCode(error)}`);
      if (await isUnreachable(error)) return false;
    }
  }
  return true;
}
