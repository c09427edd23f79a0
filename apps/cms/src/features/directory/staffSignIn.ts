import {
  type DirectorySignInEnd,
  type DirectorySignInStart,
  isStaffRejection,
  returnParameters,
} from '@group/content-client/contract/directorySignIn';
import { challengeOf } from '@group/content-client/contract/signInChallenge';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { appendAudit } from '../audit/auditLog.ts';
import { uidOf } from '../../content/content-types.ts';
import { open, seal } from '../signIn/sealed.ts';
import { isFirst } from '../../strapi/counters.ts';
import { hashOf, newToken } from '../staff/tokens.ts';
import { publicAddress } from '../../strapi/publicAddress.ts';
import { callbackPath } from './callback.ts';
import { beginSignIn, endSignIn, type Flow, flowLifetimeMs, flowSchema } from './provider.ts';
import { rejectionOf, SignInRejected } from './rejections.ts';
import type { OidcSettings } from './settings.ts';
import { findStaffAccount, signedInStaff, type StaffAccount } from './staffAccounts.ts';

const codeUid = uidOf('staff-sign-in-code');

/** The browser is on its way to the website. */
const codeLifetimeMs = 60_000;

type BegunSignIn = Omit<DirectorySignInStart, 'network'>;

/**
 * A sign-in that a website has begun. It travels as the state, encrypted and authenticated, so that the return address cannot
 * be changed, and this service keeps nothing of visitors who do not sign in. The website binds it to the browser.
 */
const staffFlowSchema = flowSchema.omit({ state: true }).extend({
  company: z.string(),
  returnUrl: z.string(),
  challenge: z.string(),
  /** Milliseconds since 1970. Not that of the seal: a person who is late is sent back to the website. */
  until: z.number(),
});

type StaffFlow = z.infer<typeof staffFlowSchema>;

/** The flow in the state of an answer; `undefined` for that of a user of the admin, and for a forged one. */
export const staffFlowOf = (strapi: Core.Strapi, state: unknown): StaffFlow | undefined =>
  open(strapi, 'staff sign-in', state, staffFlowSchema);

/** Begins a sign-in: the address at the provider to which the website sends the browser. */
export async function beginStaffSignIn(strapi: Core.Strapi, settings: OidcSettings, start: BegunSignIn): Promise<URL> {
  const until = Date.now() + flowLifetimeMs;
  const stateFor = (secrets: Omit<Flow, 'state'>): string => {
    const flow: StaffFlow = { ...start, ...secrets, until };
    return seal(strapi, 'staff sign-in', flow);
  };
  const { url } = await beginSignIn(settings, publicAddress(strapi, callbackPath), stateFor);
  return url;
}

async function createCode(strapi: Core.Strapi, flow: StaffFlow, account: StaffAccount): Promise<string> {
  const code = newToken();
  const { company, challenge } = flow;
  const expiresAt = new Date(Date.now() + codeLifetimeMs).toISOString();
  await strapi.db.query(codeUid).deleteMany({ where: { expiresAt: { $lte: new Date().toISOString() } } });
  const data = { codeHash: hashOf(code), challenge, tenant: company, accountId: account.id, expiresAt };
  await strapi.db.query(codeUid).create({ data });
  return code;
}

/** A code for the website; throws if the person may not sign in, or the answer does not match. */
async function codeFor(
  strapi: Core.Strapi,
  settings: OidcSettings | undefined,
  flow: StaffFlow,
  url: URL,
): Promise<string> {
  if (!settings || flow.until <= Date.now()) throw new SignInRejected('abgelaufen');
  // One answer per flow: anybody could have the provider asked with made-up codes again and again.
  if (!(await isFirst(strapi, `answer ${flow.nonce}`, flowLifetimeMs / 1000))) throw new SignInRejected('abgelaufen');
  const state = url.searchParams.get('state') ?? '';
  const person = await endSignIn(settings, url, { ...flow, state });
  return createCode(strapi, flow, await signedInStaff(strapi, settings, person, flow.company));
}

/** Ends a sign-in at the provider: the address at the website to which the browser goes back. */
export async function endStaffSignIn(
  strapi: Core.Strapi,
  settings: OidcSettings | undefined,
  flow: StaffFlow,
  search: string,
): Promise<string> {
  const back = new URL(flow.returnUrl);
  try {
    const code = await codeFor(strapi, settings, flow, new URL(publicAddress(strapi, `${callbackPath}${search}`)));
    back.searchParams.set(returnParameters.code, code);
  } catch (error) {
    const rejection = rejectionOf(strapi, error);
    // Only of people whom the provider knows: all others could fill the log.
    if (rejection === 'gruppe') {
      const subject = `${callbackPath} ${flow.company} ${rejection}`;
      await appendAudit(strapi, { action: 'login.refused', actor: 'unknown', subject });
    }
    back.searchParams.set(returnParameters.rejection, isStaffRejection(rejection) ? rejection : 'anbieter');
  }
  return back.href;
}

/** The account for which a code stands; `undefined` if it was used, is too old, or is of another browser or website. */
export async function redeemCode(
  strapi: Core.Strapi,
  { company, code, verifier }: DirectorySignInEnd,
): Promise<StaffAccount | undefined> {
  const codes = strapi.db.query(codeUid);
  const stored: { id: number; challenge: string; tenant: string; accountId: number; expiresAt: string } | null =
    await codes.findOne({ where: { codeHash: hashOf(code) } });
  if (!stored) return undefined;
  // Of several requests at once, one deletes it.
  const { count } = await codes.deleteMany({ where: { id: stored.id } });
  const isValid =
    count === 1 &&
    Date.parse(stored.expiresAt) > Date.now() &&
    stored.challenge === challengeOf(verifier) &&
    stored.tenant === company;
  const account = isValid ? await findStaffAccount(strapi, { id: stored.accountId }) : null;
  return account?.companies.includes(company) ? account : undefined;
}
