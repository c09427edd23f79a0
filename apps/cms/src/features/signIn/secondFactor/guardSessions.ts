import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { endSessions, factorStep, findAccount } from './account.ts';
import { removeFactor } from './factors.ts';
import { variables } from '../../../environment/variables.ts';
import { beforeAdminRequests } from '../../../strapi/authenticated.ts';
import { idIn } from '../../../strapi/row.ts';
import type { Context } from '../../../strapi/context.ts';

const contextOf = (strapi: Core.Strapi): Pick<Context, 'state'> | undefined => strapi.requestContext.get();

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
      if (step === 'setup' || (step === 'code' && !isRenewal)) {
        throw new errors.PolicyError('Bitte geben Sie den Code aus Ihrer Authenticator-App ein.');
      }
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

export function guardSessions(strapi: Core.Strapi): void {
  guardNewSessions(strapi);
  guardOpenSessions(strapi);
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterDelete({ result }) {
      const id = idIn(result);
      if (id !== undefined) await removeFactor(strapi, id);
    },
  });
}
