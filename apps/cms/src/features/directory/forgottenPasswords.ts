import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';
import { publicAddress } from './callback.ts';
import { serviceOf } from '../../strapi/services.ts';
import { replaceFunction } from '../../strapi/replaceFunction.ts';

/** Names no link that sets a password: the account has none. */
const mailTo = (login: string) => ({
  subject: 'Anmelden bei der Redaktion',
  text:
    'Guten Tag\n\nFür Ihr Konto wurde ein neues Passwort verlangt. Es hat keines: Bitte melden Sie sich mit Ihrem ' +
    `Firmenkonto an, und zwar hier:\n${login}\n\nIhr Passwort ist das Ihres Firmenkontos. Haben Sie es vergessen, hilft ` +
    'Ihnen Ihre Informatik. Haben Sie nichts verlangt, brauchen Sie nichts zu tun.\n',
});

/**
 * Mails users of the directory how to sign in, in place of a link that sets a password: they may have none, so it would
 * fail at its end. The response is the same for everybody, and does not wait for the mail.
 */
export function keepResetsLocal(strapi: Core.Strapi): void {
  replaceFunction<[{ email?: unknown }]>(strapi, 'admin::auth.forgotPassword', (original) => async (input) => {
    const { email } = input;
    const user: { id: number; email: string } | null = await strapi.db
      .query('admin::user')
      .findOne({ where: { email, isActive: true } });
    const account = user && (await strapi.db.query(uidOf('directory-account')).findOne({ where: { userId: user.id } }));
    if (!user || !account) return original(input);
    const mail = { to: user.email, ...mailTo(publicAddress(strapi, '/admin/auth/login')) };
    return serviceOf(strapi, 'plugin::email.email')
      .send(mail)
      .catch((error: unknown) => strapi.log.error(error));
  });
}
