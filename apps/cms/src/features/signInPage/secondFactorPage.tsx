import type { Core } from '@strapi/strapi';
import { rightsOf } from '../../organisations/roles.ts';
import { browserSession } from '../../strapi/adminSession.ts';
import { nameOfUser } from '../../strapi/currentUser.ts';
import { ownPasswordPath, secondFactorPath, signInPath, targetParameter } from '../signIn/paths.ts';
import {
  type Account,
  endSessions,
  factorStep,
  findAccount,
  isLocal,
  mustHaveFactor,
  recordFactor,
} from '../signIn/secondFactor/account.ts';
import { checkCode, completeSetUp, offeredSetUp, offerSetUp } from '../signIn/secondFactor/checkCode.ts';
import {
  countRecoveryCodes,
  hasFactor,
  removeFactor,
  renewRecoveryCodes,
  usersWithFactor,
} from '../signIn/secondFactor/factors.ts';
import { requirePassword } from './accounts.ts';
import { Sheet } from './document.tsx';
import { RecoveryCodes, SetUpForm } from './factorForms.tsx';
import { CodeField, Form, Hidden } from './fields.tsx';
import { type Answer, type Page, reject, type Visit } from './visit.ts';

interface Session {
  id: string;
  account: Account;
}

/** The session of the browser. One that a missing factor forbids ends, as at any other request of the admin. */
export async function sessionOf({ strapi, ctx }: Visit): Promise<Session | undefined> {
  const session = await browserSession(strapi, ctx);
  const account = session && (await findAccount(strapi, { id: session.userId, isActive: true }));
  if (!account) return undefined;
  if ((await factorStep(strapi, account)) !== 'setup') return { id: session.id, account };
  await endSessions(strapi, account.id);
  return undefined;
}

export const signInFor = (path: string): string =>
  `${signInPath}?${new URLSearchParams({ [targetParameter]: path.replace('/admin', '') })}`;

const notThis = 'Das Passwort stimmt nicht.';

async function ownFactor({ strapi, given }: Visit, account: Account, problem: string | undefined) {
  const isWrong = problem !== undefined;
  if (!isLocal(account)) return <p>Sie melden sich ohne Passwort an: Den zweiten Faktor verlangt Ihr Firmenkonto.</p>;
  if (!(await hasFactor(strapi, account.id))) {
    const setUp = offeredSetUp(strapi, account, given.ticket) ?? offerSetUp(strapi, account);
    return (
      <>
        <p>Wer Ihr Passwort kennt, kommt ohne den Code aus Ihrer Authenticator-App nicht hinein.</p>
        <SetUpForm
          to={secondFactorPath}
          setUp={setUp}
          isWrong={isWrong && problem !== notThis}
          password={account.password ? { email: account.email, isWrong: problem === notThis } : undefined}
        />
      </>
    );
  }
  const codes = await countRecoveryCodes(strapi, account.id);
  const isRequired = await mustHaveFactor(strapi, account);
  return (
    <>
      <p>
        Der zweite Faktor ist eingerichtet.{isRequired && ' Ihre Rolle verlangt ihn.'}{' '}
        {codes === 1 ? 'Es bleibt ein Wiederherstellungscode.' : `Es bleiben ${codes} Wiederherstellungscodes.`}
      </p>
      <Form
        to={secondFactorPath}
        submit="Neue Wiederherstellungscodes"
        other={isRequired ? undefined : { action: 'disable', label: 'Ausschalten' }}
      >
        <CodeField isWrong={isWrong} />
      </Form>
    </>
  );
}

const administrates = ({ roles = [] }: Account): boolean => rightsOf(roles.map(({ code }) => code)).administrates;

/** For administrators: the other users who have a second factor. */
async function othersWithFactor(strapi: Core.Strapi, account: Account): Promise<Account[]> {
  if (!administrates(account)) return [];
  const ids = (await usersWithFactor(strapi)).filter((id) => id !== account.id);
  return strapi.db.query('admin::user').findMany({ where: { id: { $in: ids } }, orderBy: ['lastname', 'id'] });
}

const Others = ({ others }: { others: readonly Account[] }) => (
  <section>
    <h2>Andere Konten mit zweitem Faktor</h2>
    <p>
      Wessen Faktor Sie zurücksetzen, meldet sich danach mit dem Passwort allein an und richtet ihn neu ein. Bitte
      vergewissern Sie sich, dass die Bitte von dieser Person kommt.
    </p>
    {others.map((other) => (
      <details key={other.id}>
        <summary>
          {nameOfUser(other)}, {other.email}
        </summary>
        <Form to={secondFactorPath} submit={`Zurücksetzen: ${nameOfUser(other)}`}>
          <Hidden of={{ reset: String(other.id) }} />
        </Form>
      </details>
    ))}
  </section>
);

/** Takes the factor from a user who has lost the app and the recovery codes. One's own needs a code. */
async function resetOther(strapi: Core.Strapi, administrator: Account, reset: string): Promise<Answer> {
  const others = await othersWithFactor(strapi, administrator);
  const other = others.find(({ id }) => String(id) === reset);
  if (!other) return reject('Diesen Faktor können Sie nicht zurücksetzen.');
  await recordFactor(strapi, 'reset', administrator, `admin ${other.id}`);
  await removeFactor(strapi, other.id);
  await endSessions(strapi, other.id);
  return secondFactorPath;
}

/** Gives new recovery codes or switches the factor off, both by a code. */
async function changeFactor({ strapi, given }: Visit, account: Account): Promise<Answer> {
  const disables = given.action === 'disable';
  if (disables && (await mustHaveFactor(strapi, account))) reject('Ihr Konto braucht den zweiten Faktor.');
  await checkCode(strapi, account, given.code);
  await recordFactor(strapi, disables ? 'disable' : 'renew', account);
  if (!disables) return <RecoveryCodes codes={await renewRecoveryCodes(strapi, account.id)} to={secondFactorPath} />;
  await removeFactor(strapi, account.id);
  return secondFactorPath;
}

/** The second factor of a user with a session, and for administrators those of others. */
export const secondFactorPage: Page = {
  async show(visit, problem) {
    const session = await sessionOf(visit);
    if (!session) return signInFor(secondFactorPath);
    const others = await othersWithFactor(visit.strapi, session.account);
    return (
      <Sheet title="Zweiter Faktor" problem={problem}>
        {await ownFactor(visit, session.account, problem)}
        {others.length > 0 && <Others others={others} />}
        <p className="links">
          {isLocal(session.account) && <a href={ownPasswordPath}>Passwort ändern</a>}
          <a href="/admin">Zurück zu den Inhalten</a>
        </p>
      </Sheet>
    );
  },

  async send(visit) {
    const session = await sessionOf(visit);
    if (!session) return signInFor(secondFactorPath);
    const { strapi, given } = visit;
    const { account } = session;
    if (given.reset) return resetOther(strapi, account, given.reset);
    if (!isLocal(account)) reject('Dieses Konto meldet sich ohne Passwort an.');
    if (await hasFactor(strapi, account.id)) return changeFactor(visit, account);
    // Users of the directory may have none.
    if (account.password) await requirePassword(visit, account, notThis);
    const codes = await completeSetUp(strapi, account, given.ticket, given.code);
    // Those that a password alone has opened.
    await endSessions(strapi, account.id, session.id);
    return <RecoveryCodes codes={codes} to={secondFactorPath} />;
  },
};
