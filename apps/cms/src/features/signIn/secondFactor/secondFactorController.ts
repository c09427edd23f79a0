import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { currentUser, nameOfUser } from '../../../strapi/currentUser.ts';
import { currentRights } from '../../../organisations/rights.ts';
import { isRow, type Row } from '../../../strapi/row.ts';
import { type Account, endSessions, findAccount, isLocal, mustHaveFactor, recordFactor } from './account.ts';
import { checkCode, completeSetUp, offerSetUp } from './checkCode.ts';
import { countRecoveryCodes, hasFactor, removeFactor, renewRecoveryCodes, usersWithFactor } from './factors.ts';
import type { Context } from '../../../strapi/context.ts';

const reject = (message: string): never => {
  throw new errors.PolicyError(message);
};

async function accountOf(strapi: Core.Strapi, ctx: Context): Promise<Account> {
  ctx.set({ 'cache-control': 'no-store' });
  const user = currentUser(strapi);
  const account = user ? await findAccount(strapi, { id: user.id }) : null;
  return account ?? reject('Bitte melden Sie sich an.');
}

const bodyOf = ({ request }: Context): Row => (isRow(request.body) ? request.body : {});

/** The users who have a second factor, without the one who looks. */
async function othersWithFactor(strapi: Core.Strapi, own: number) {
  const ids = (await usersWithFactor(strapi)).filter((id) => id !== own);
  const accounts: Account[] = await strapi.db.query('admin::user').findMany({ where: { id: { $in: ids } } });
  return accounts.map((account) => ({ id: account.id, name: nameOfUser(account), email: account.email }));
}

/** The page on which users of the admin set up their second factor, and administrators reset those of others. */
export const secondFactor = ({ strapi }: { strapi: Core.Strapi }) => ({
  async show(ctx: Context): Promise<void> {
    const account = await accountOf(strapi, ctx);
    const administrates = (await currentRights(strapi))?.administrates === true;
    ctx.body = {
      isLocal: isLocal(account),
      isSetUp: await hasFactor(strapi, account.id),
      isRequired: await mustHaveFactor(strapi, account),
      recoveryCodes: await countRecoveryCodes(strapi, account.id),
      others: administrates ? await othersWithFactor(strapi, account.id) : [],
    };
  },

  async offer(ctx: Context): Promise<void> {
    const account = await accountOf(strapi, ctx);
    if (!isLocal(account)) reject('Dieses Konto meldet sich ohne Passwort an.');
    if (await hasFactor(strapi, account.id)) reject('Der zweite Faktor ist schon eingerichtet.');
    ctx.body = offerSetUp(strapi, account);
  },

  async setUp(ctx: Context): Promise<void> {
    const account = await accountOf(strapi, ctx);
    if (await hasFactor(strapi, account.id)) reject('Der zweite Faktor ist schon eingerichtet.');
    const { ticket, code } = bodyOf(ctx);
    const recoveryCodes = await completeSetUp(strapi, account, ticket, code);
    // Those that a password alone has opened.
    await endSessions(strapi, account.id, ctx.state.session?.id);
    ctx.body = { recoveryCodes };
  },

  async renew(ctx: Context): Promise<void> {
    const account = await accountOf(strapi, ctx);
    await checkCode(strapi, account, bodyOf(ctx).code);
    await recordFactor(strapi, 'renew', account);
    ctx.body = { recoveryCodes: await renewRecoveryCodes(strapi, account.id) };
  },

  async disable(ctx: Context): Promise<void> {
    const account = await accountOf(strapi, ctx);
    if (await mustHaveFactor(strapi, account)) reject('Ihr Konto braucht den zweiten Faktor.');
    await checkCode(strapi, account, bodyOf(ctx).code);
    await recordFactor(strapi, 'disable', account);
    await removeFactor(strapi, account.id);
    ctx.status = 204;
  },

  async reset(ctx: Context): Promise<void> {
    const administrator = await accountOf(strapi, ctx);
    if (!(await currentRights(strapi))?.administrates) reject('Das können nur Administratoren.');
    const id = Number(ctx.params.id);
    // With a code instead, as another person may use the session at an unlocked computer.
    if (id === administrator.id) reject('Den eigenen zweiten Faktor schalten Sie mit einem Code aus.');
    await recordFactor(strapi, 'reset', administrator, `admin ${id}`);
    await removeFactor(strapi, id);
    await endSessions(strapi, id);
    ctx.status = 204;
  },
});

const path = '/second-factor';

/** Routes of the controller, below `/content`. */
export const secondFactorRoutes = [
  { method: 'GET', path, handler: 'second-factor.show' },
  { method: 'POST', path, handler: 'second-factor.setUp' },
  { method: 'POST', path: `${path}/key`, handler: 'second-factor.offer' },
  { method: 'POST', path: `${path}/recovery-codes`, handler: 'second-factor.renew' },
  { method: 'POST', path: `${path}/disable`, handler: 'second-factor.disable' },
  { method: 'DELETE', path: `${path}/:id`, handler: 'second-factor.reset' },
];
