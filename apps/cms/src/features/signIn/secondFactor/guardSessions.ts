import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type Account, endSessions, factorStep, findAccount, recordFactor } from './account.ts';
import { checkCode, completeSetUp, offerSetUp } from './checkCode.ts';
import { removeFactor } from './factors.ts';
import { codeNeeded, setUpNeeded } from './secondFactorErrors.ts';
import { variables } from '../../../environment/variables.ts';
import { beforeAdminRequests } from '../../../strapi/authenticated.ts';
import { replaceFunction } from '../../../strapi/replaceFunction.ts';

/** The part of Koa's context that the guards use. */
interface Context {
  request: { headers: Record<string, string | string[] | undefined> };
  state: {
    route?: { handler?: unknown };
    /** Id of the user who has given a code with this request. */
    secondFactorOf?: number;
    /** To be shown with the response; see recoveryCodes.ts. */
    recoveryCodes?: string[];
  };
}

const codeHeader = 'x-second-factor';
const ticketHeader = 'x-second-factor-setup';

const contextOf = (strapi: Core.Strapi): Context | undefined => strapi.requestContext.get();

/** Throws what the user still has to do, unless this request brings it. */
async function passFactor(strapi: Core.Strapi, account: Account): Promise<void> {
  const step = await factorStep(strapi, account);
  if (!step) return;
  const { request, state }: Context = contextOf(strapi) ?? { request: { headers: {} }, state: {} };
  const typed = request.headers[codeHeader];
  if (typed === undefined) {
    await recordFactor(strapi, 'asked', account);
    throw step === 'code' ? codeNeeded() : setUpNeeded(offerSetUp(strapi, account));
  }
  if (step === 'code') await checkCode(strapi, account, typed);
  else state.recoveryCodes = await completeSetUp(strapi, account, request.headers[ticketHeader], typed);
  state.secondFactorOf = account.id;
}

/** An action of one of Strapi's services. */
type Action = (...given: unknown[]) => Promise<unknown>;

/** Asks the user whom a single-use token of a mail names, before the token is used up. */
const askHolder =
  (strapi: Core.Strapi, field: 'resetPasswordToken' | 'registrationToken') =>
  (action: Action): Action =>
  async (input, ...rest) => {
    const token: unknown = Reflect.get(Object(input), field);
    const account = typeof token === 'string' && token ? await findAccount(strapi, { [field]: token }) : null;
    if (account) await passFactor(strapi, account);
    return action(input, ...rest);
  };

/** Asks for the second factor where Strapi's routes open a session, before anything is changed. */
function askForFactor(strapi: Core.Strapi): void {
  replaceFunction(strapi, 'admin::auth.checkCredentials', (check) => async (credentials) => {
    const result = await check(credentials);
    const id: unknown = Array.isArray(result) && result[1] ? result[1].id : undefined;
    const account = id === undefined ? null : await findAccount(strapi, { id });
    if (account) await passFactor(strapi, account);
    return result;
  });
  replaceFunction(strapi, 'admin::auth.resetPassword', askHolder(strapi, 'resetPasswordToken'));
  replaceFunction(strapi, 'admin::user.register', askHolder(strapi, 'registrationToken'));
  // The first administrator has no id before. The account stays, and the admin goes on with a login.
  replaceFunction(strapi, 'admin::user.createFirstAdmin', (create) => async (attributes) => {
    const user = await create(attributes);
    const account = await findAccount(strapi, { id: Reflect.get(Object(user), 'id') });
    if (account) await passFactor(strapi, account);
    return user;
  });
}

/** Rejects sessions that were opened on any other way, and the renewal of those without a factor that must have one. */
function guardNewSessions(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::session'],
    async beforeCreate({ params }) {
      const { origin, userId }: Record<string, unknown> = params.data ?? {};
      const account = origin === 'admin' ? await findAccount(strapi, { id: Number(userId) }) : null;
      if (!account) return;
      const state = contextOf(strapi)?.state;
      if (state?.secondFactorOf === account.id) return;
      const step = await factorStep(strapi, account);
      const isRenewal = state?.route?.handler === 'authentication.accessToken';
      if (step === 'setup' || (step === 'code' && !isRenewal)) throw codeNeeded();
    },
  });
}

/** Ends the open sessions of users who must have a factor now, by a new role or the variable, and have none. */
function guardOpenSessions(strapi: Core.Strapi): void {
  beforeAdminRequests(strapi, async ({ session, user }) => {
    if (!session || !user || !variables().CMS_REQUIRE_SECOND_FACTOR) return;
    const account = await findAccount(strapi, { id: user.id });
    if (!account || (await factorStep(strapi, account)) !== 'setup') return;
    await endSessions(strapi, account.id);
    throw new errors.UnauthorizedError();
  });
}

/** Enforces the second factor on every session. */
export function guardSessions(strapi: Core.Strapi): void {
  askForFactor(strapi);
  guardNewSessions(strapi);
  guardOpenSessions(strapi);
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterDelete({ result }) {
      const id: unknown = Reflect.get(Object(result), 'id');
      if (typeof id === 'number') await removeFactor(strapi, id);
    },
  });
}
