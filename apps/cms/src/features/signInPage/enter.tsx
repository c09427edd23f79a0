import { z } from 'zod';
import { open, seal } from '../signIn/sealed.ts';
import { actorOf } from '../../strapi/currentUser.ts';
import { appendAudit } from '../audit/auditLog.ts';
import { rejectedPath } from '../directory/rejections.ts';
import { forgetFailures } from '../signIn/attempts.ts';
import { adminAccount, clientOf, rememberDevice } from '../signIn/client.ts';
import { markOf } from '../signIn/passwords.ts';
import { pathOf, signInPath } from '../signIn/paths.ts';
import { type Account, factorStep, findAccount, recordFactor } from '../signIn/secondFactor/account.ts';
import { checkCode, completeSetUp, offeredSetUp, offerSetUp } from '../signIn/secondFactor/checkCode.ts';
import { openSession } from '../../strapi/adminSession.ts';
import { Sheet } from './document.tsx';
import { RecoveryCodes, SetUpForm } from './factorForms.tsx';
import { CodeField, Form, Hidden, PageLink } from './fields.tsx';
import type { Answer, Page, Visit } from './visit.ts';

export const codePath = `${signInPath}/code`;

/** Time between password and code: for setting up an app. */
const stepLifetimeMs = 15 * 60_000;

/** What a person has proved who still has to give a code. Travels with the form, encrypted and authenticated. */
const stepSchema = z.object({
  /** Whether the session outlasts the browser's end. */
  stays: z.boolean(),
  /** Path below `/admin`; everything else leads to its first page. */
  target: z.string(),
  userId: z.number(),
  /** Of password and address: with others, the step is worth nothing. */
  mark: z.string(),
});

type Step = z.infer<typeof stepSchema>;
type Beginning = Pick<Step, 'stays' | 'target'>;

/** Opens the session of a person who has proved everything. */
export async function enter(
  { strapi, ctx }: Visit,
  account: Account,
  { stays, target }: Beginning,
  recoveryCodes?: readonly string[],
): Promise<Answer> {
  // First: what cannot be recorded does not happen.
  await appendAudit(strapi, { action: 'login', actor: actorOf(account), subject: signInPath });
  ctx.state.secondFactorOf = account.id;
  await openSession(strapi, ctx, account.id, stays);
  await forgetFailures(strapi, adminAccount(account.id), clientOf(ctx));
  rememberDevice(strapi, ctx, account.id);
  const to = pathOf(target);
  return recoveryCodes ? <RecoveryCodes codes={recoveryCodes} to={to} /> : to;
}

/** Goes on with a person whose password, or whose mailbox, is right: to the code that is still missing, or in. */
export async function enterWithFactor(visit: Visit, account: Account, beginning: Beginning): Promise<Answer> {
  const { strapi } = visit;
  if (!(await factorStep(strapi, account))) return enter(visit, account, beginning);
  await recordFactor(strapi, 'asked', account);
  const step: Step = { ...beginning, userId: account.id, mark: markOf(account) };
  return codePage.show({ ...visit, given: { step: seal(strapi, 'step', step, Date.now() + stepLifetimeMs) } });
}

async function stepOf({ strapi, given }: Visit): Promise<{ step: Step; account: Account } | undefined> {
  const step = open(strapi, 'step', given.step, stepSchema);
  const account = step && (await findAccount(strapi, { id: step.userId, isActive: true }));
  return account && markOf(account) === step.mark ? { step, account } : undefined;
}

export const codePage: Page = {
  async show(visit, problem) {
    const { strapi, given } = visit;
    const step = given.step ?? '';
    const found = await stepOf(visit);
    if (!found) return rejectedPath('abgelaufen');
    if ((await factorStep(strapi, found.account)) === 'setup') {
      const setUp = offeredSetUp(strapi, found.account, given.ticket) ?? offerSetUp(strapi, found.account);
      return (
        <Sheet title="Zweiten Faktor einrichten" problem={problem}>
          <p>Ihr Konto braucht einen zweiten Faktor.</p>
          <SetUpForm to={codePath} hidden={{ step }} setUp={setUp} isWrong={problem !== undefined} />
        </Sheet>
      );
    }
    return (
      <Sheet title="Code eingeben" problem={problem}>
        <Form to={codePath} submit="Anmelden">
          <Hidden of={{ step }} />
          <CodeField isWrong={problem !== undefined} />
        </Form>
        <PageLink to={signInPath}>Zurück zur Anmeldung</PageLink>
      </Sheet>
    );
  },

  async send(visit) {
    const { strapi, given } = visit;
    const found = await stepOf(visit);
    if (!found) return rejectedPath('abgelaufen');
    const { step, account } = found;
    const missing = await factorStep(strapi, account);
    if (missing === 'code') await checkCode(strapi, account, given.code);
    const codes = missing === 'setup' ? await completeSetUp(strapi, account, given.ticket, given.code) : undefined;
    return enter(visit, account, step, codes);
  },
};
