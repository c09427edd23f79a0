import type { Core } from '@strapi/strapi';
import { mailLater } from '../../mail/mailLater.ts';
import { sendsMail } from '../../mail/transport.ts';
import { publicAddress } from '../../strapi/publicAddress.ts';
import { signInPath } from '../signIn/paths.ts';
import type { Account } from '../signIn/secondFactor/account.ts';
import { attemptOn, forgottenPath, isOfDirectory, newPasswordPath, resetToken } from './accounts.ts';
import { Sheet } from './document.tsx';
import { EmailField, Form, PageLink } from './fields.tsx';
import { type Page, reject } from './visit.ts';

const greeting = 'Guten Tag\n\n';

/** For users of the directory: a link that sets a password would fail at its end. */
const directoryMail = (login: string) => ({
  subject: 'Anmelden bei der Redaktion',
  text:
    `${greeting}Für Ihr Konto wurde ein neues Passwort verlangt. Es hat keines: Bitte melden Sie sich mit Ihrem ` +
    `Firmenkonto an, und zwar hier:\n${login}\n\nIhr Passwort ist das Ihres Firmenkontos. Haben Sie es vergessen, hilft ` +
    'Ihnen Ihre Informatik. Haben Sie nichts verlangt, brauchen Sie nichts zu tun.\n',
});

const passwordMail = (link: string) => ({
  subject: 'Passwort der Redaktion zurücksetzen',
  text: `${greeting}Über diesen Link setzen Sie ein neues Passwort. Er gilt eine Stunde:\n${link}\n`,
});

async function mailTo(strapi: Core.Strapi, account: Account): Promise<void> {
  const mail = (await isOfDirectory(strapi, account))
    ? directoryMail(publicAddress(strapi, signInPath))
    : passwordMail(`${publicAddress(strapi, newPasswordPath)}?token=${resetToken(strapi, account)}`);
  mailLater(strapi, { to: account.email, ...mail });
}

const title = 'Passwort vergessen';

const back = <PageLink to={signInPath}>Zurück zur Anmeldung</PageLink>;

/** What is said without a mail server. */
const askAdministration = (
  <Sheet title={title}>
    <p>
      Dieser Dienst verschickt keine E-Mails. Bitte wenden Sie sich an die Person, die bei Ihnen die Konten der Websites
      verwaltet: Sie kann Ihnen ein neues Passwort geben.
    </p>
    {back}
  </Sheet>
);

/** Sends a link that sets a new password. The answer is the same for everybody, and does not wait for the mail. */
export const forgottenPage: Page = {
  async show({ given }, problem) {
    if (!sendsMail()) return askAdministration;
    return (
      <Sheet title={title} problem={problem}>
        <p>Sie erhalten eine E-Mail mit einem Link, über den Sie ein neues Passwort setzen.</p>
        <Form to={forgottenPath} submit="Link senden">
          <EmailField value={given.email} isWrong={problem !== undefined} isFirst />
        </Form>
        {back}
      </Sheet>
    );
  },

  async send(visit) {
    const { strapi, given } = visit;
    if (!sendsMail()) return askAdministration;
    if (!given.email) return reject('Bitte geben Sie Ihre E-Mail-Adresse ein.');
    const { account } = await attemptOn(visit, 'mail', given.email);
    if (account?.isActive) void mailTo(strapi, account).catch((error: unknown) => strapi.log.error(error));
    return (
      <Sheet title="Bitte sehen Sie in Ihrem Postfach nach">
        <p>
          Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail unterwegs. Ist in einigen Minuten keine da, sehen
          Sie bitte auch unter Spam nach, und wenden Sie sich sonst an die Person, die bei Ihnen die Konten der Websites
          verwaltet.
        </p>
        {back}
      </Sheet>
    );
  },
};
