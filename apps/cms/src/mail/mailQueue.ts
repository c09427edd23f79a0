import type { Core } from '@strapi/strapi';
import { withAdvisoryLock } from '../strapi/advisoryLock.ts';
import { sendsMail } from './transport.ts';

/**
 * Makes a function that sends all due mails of a kind. Its runs never overlap, in no process, so that no mail is sent twice. It
 * never rejects.
 * @param lock name of the lock
 * @param what of the mails, in the log
 */
export function mailQueue(lock: string, what: string, sendAll: (strapi: Core.Strapi) => Promise<void>) {
  return async (strapi: Core.Strapi): Promise<void> => {
    if (!sendsMail()) return;
    await withAdvisoryLock(strapi, lock, () => sendAll(strapi)).catch(
      () => void strapi.log.warn(`${what} could not be read and will be retried`),
    );
  };
}
