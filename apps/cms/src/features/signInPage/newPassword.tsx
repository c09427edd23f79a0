import { minPasswordChars } from '@group/content-client/contract/staffPassword';
import { mailAddressPattern } from '@group/content-client/contract/submissions/fields';
import type { Core } from '@strapi/strapi';
import { actorOf } from '../../strapi/currentUser.ts';
import { serviceOf } from '../../strapi/services.ts';
import { appendAudit } from '../audit/auditLog.ts';
import { isSetupToken, setupTokenCookie, setupTokenHeader } from '../firstAdministrator/setupToken.ts';
import { attemptFromNetwork } from '../signIn/client.ts';
import { requirePassword } from '../signIn/passwords.ts';
import { invitationPath, signInPath } from '../signIn/paths.ts';
import { type Account, endSessions } from '../signIn/secondFactor/account.ts';
import { checkCode } from '../signIn/secondFactor/checkCode.ts';
import { hasFactor } from '../signIn/secondFactor/factors.ts';
import { firstAccountPath, holderOfInvitation, holderOfReset, newPasswordPath } from './accounts.ts';
import { Sheet } from './document.tsx';
import { enter, enterWithFactor } from './enter.tsx';
import { CodeField, EmailField, Field, Form, Hidden, PageLink, UserName } from './fields.tsx';
import { type Answer, type Page, reject, type Visit } from './visit.ts';

const hint = `Mindestens ${minPasswordChars} Zeichen, und nichts, was leicht zu erraten ist, wie der Name des Hauses. Gut sind vier Wörter, die nichts miteinander zu tun haben.`;

export const PasswordFields = ({ isWrong = false }: { isWrong?: boolean }) => (
  <>
    <Field
      label="Neues Passwort"
      name="password"
      type="password"
      autoComplete="new-password"
      hint={hint}
      isWrong={isWrong}
    />
    <Field label="Neues Passwort wiederholen" name="repeated" type="password" autoComplete="new-password" />
  </>
);

interface Name {
  first?: string | null | undefined;
  last?: string | null | undefined;
  isFirst: boolean;
}

const NameFields = ({ first, last, isFirst }: Name) => (
  <>
    <Field label="Vorname" name="firstname" autoComplete="given-name" value={first ?? ''} isFirst={isFirst} />
    <Field label="Nachname" name="lastname" autoComplete="family-name" value={last ?? ''} />
  </>
);

/** The new password of a form, which is checked first: a code or a link would be used up. */
export async function passwordIn(
  { password = '', repeated }: Visit['given'],
  account: Partial<Account>,
): Promise<string> {
  const { email, firstname, lastname } = account;
  await requirePassword(
    password,
    [email, firstname, lastname].filter((word) => typeof word === 'string'),
  );
  return password === repeated ? password : reject('Die beiden Passwörter sind nicht gleich.');
}

const nameIn = (text = ''): string => text.trim().slice(0, 100);

function namesIn({ firstname, lastname }: Visit['given']) {
  const names = { firstname: nameIn(firstname), lastname: nameIn(lastname) };
  return names.firstname ? names : reject('Bitte geben Sie Ihren Vornamen ein.');
}

const oldLink = (
  <Sheet title="Dieser Link gilt nicht mehr">
    <p>Er ist zu alt, oder er wurde schon verwendet. Bitte lassen Sie sich einen neuen senden.</p>
    <PageLink to={signInPath}>Zur Anmeldung</PageLink>
  </Sheet>
);

interface LinkKind {
  path: string;
  title: string;
  submit: string;
  /** Whether the person says how they are called. */
  asksName: boolean;
  holder: (strapi: Core.Strapi, token: string) => Promise<Account | null>;
}

/** The page of a link by which a person sets a password: with the code, if the account has a second factor. */
const linkPage = ({ path, title, submit, asksName, holder }: LinkKind): Page => ({
  async show({ strapi, given }, problem) {
    const { token = '' } = given;
    const account = await holder(strapi, token);
    if (!account) return oldLink;
    const { firstname = account.firstname, lastname = account.lastname } = given;
    const asksCode = await hasFactor(strapi, account.id);
    return (
      <Sheet title={title} problem={problem}>
        <p>Ihr Konto: {account.email}</p>
        <Form to={path} submit={submit}>
          <Hidden of={{ token }} />
          <UserName email={account.email} />
          {asksName && <NameFields first={firstname} last={lastname} isFirst={!problem} />}
          {asksCode && <CodeField isWrong={false} isFirst={!asksName && !problem} />}
          <PasswordFields isWrong={problem !== undefined} />
        </Form>
      </Sheet>
    );
  },

  async send(visit): Promise<Answer> {
    const { strapi, given } = visit;
    const attempt = await attemptFromNetwork(strapi, visit.ctx);
    const account = await holder(strapi, given.token ?? '');
    if (!account) return oldLink;
    const names = asksName ? namesIn(given) : {};
    const password = await passwordIn(given, { ...account, ...names });
    const asksCode = await hasFactor(strapi, account.id);
    if (asksCode) await checkCode(strapi, account, given.code);
    // First: what cannot be recorded does not happen.
    const actor = actorOf({ ...account, ...names });
    await appendAudit(strapi, { action: 'rights.change', actor, subject: path });
    const data = { ...names, password, registrationToken: null, isActive: true };
    const changed: Account = await serviceOf(strapi, 'admin::user').updateById(account.id, data);
    await endSessions(strapi, account.id);
    await attempt.succeed();
    const beginning = { stays: false, target: '' };
    return asksCode ? enter(visit, changed, beginning) : enterWithFactor(visit, changed, beginning);
  },
});

/** A forgotten password. */
export const newPasswordPage = linkPage({
  path: newPasswordPath,
  title: 'Neues Passwort',
  submit: 'Passwort speichern',
  asksName: false,
  holder: holderOfReset,
});

/** An invitation by an administrator. */
export const invitationPage = linkPage({
  path: invitationPath,
  title: 'Willkommen bei den Inhalten der Websites',
  submit: 'Konto eröffnen',
  asksName: true,
  holder: holderOfInvitation,
});

/** Whether a request comes from the holder of the setup token, and there is no administrator yet. */
async function maySetUp({ strapi, ctx }: Visit): Promise<boolean> {
  const given = [ctx.get(setupTokenHeader), ctx.cookies.get(setupTokenCookie, { signed: false })];
  return given.some(isSetupToken) && !(await serviceOf(strapi, 'admin::user').exists());
}

/** The first administrator, who has the link of the log. */
export const firstAccountPage: Page = {
  async show(visit, problem) {
    if (!(await maySetUp(visit))) return signInPath;
    const { email, firstname, lastname } = visit.given;
    return (
      <Sheet title="Das erste Konto" problem={problem}>
        <p>Mit diesen Angaben melden Sie sich künftig an. Sie verwalten alle Websites und Konten.</p>
        <Form to={firstAccountPath} submit="Konto eröffnen">
          <NameFields first={firstname} last={lastname} isFirst={!problem} />
          <EmailField value={email} />
          <PasswordFields isWrong={problem !== undefined} />
        </Form>
      </Sheet>
    );
  },

  async send(visit) {
    const { strapi, given } = visit;
    const attempt = await attemptFromNetwork(strapi, visit.ctx);
    if (!(await maySetUp(visit))) return signInPath;
    const email = (given.email ?? '').trim().toLowerCase();
    const names = namesIn(given);
    if (!mailAddressPattern.test(email)) reject('Bitte geben Sie eine E-Mail-Adresse ein.');
    const password = await passwordIn(given, { email, ...names });
    const account: Account = await serviceOf(strapi, 'admin::user').createFirstAdmin({ ...names, email, password });
    await attempt.succeed();
    return enterWithFactor(visit, account, { stays: false, target: '' });
  },
};
