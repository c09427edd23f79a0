import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { withAdvisoryLock } from '../../strapi/advisoryLock.ts';
import { open } from '../signIn/sealed.ts';
import type { AccountKind, DirectoryAccount } from './accountKind.ts';
import { adminAccounts } from './accounts.ts';
import { askAgain, failureCode, PersonRejected } from './provider.ts';
import { type OidcSettings, oidcSettings } from './settings.ts';
import { staffAccounts } from './staffAccounts.ts';

/**
 * Age of a confirmation after which the provider is asked again. With a look every twenty seconds, ten requests at once
 * and ten seconds for each at most, leaving the directory ends the sessions of up to a hundred users of the admin, and as
 * many of staff, within five minutes; with answers in half a second, of two thousand.
 */
const confirmedForMs = 180_000;
const pollSchedule = '*/20 * * * * *';

/**
 * How long sessions go on while the provider is down. Editors keep their work through a restart or a short outage; a person
 * who leaves meanwhile keeps access for at most this long.
 */
const unreachableForMs = 1_800_000;

/** Requests to the provider at once. */
const concurrency = 10;

/** Whether a person signed in again while the provider was asked with the former refresh token. */
async function isRenewed<A extends DirectoryAccount>(strapi: Core.Strapi, kind: AccountKind<A>, account: A) {
  const stored: A | null = await strapi.db.query(kind.uid).findOne({ where: { id: account.id } });
  return stored?.refreshToken !== account.refreshToken;
}

async function check<A extends DirectoryAccount>(
  strapi: Core.Strapi,
  settings: OidcSettings,
  kind: AccountKind<A>,
  account: A,
  now: number,
): Promise<void> {
  if (!(await kind.hasOpenSession(strapi, account, now))) {
    // Not the token of a user who has just signed in again.
    const { id, refreshToken } = account;
    await strapi.db.query(kind.uid).update({ where: { id, refreshToken }, data: { refreshToken: null } });
    return;
  }
  const refreshToken = open(strapi, 'refresh token', account.refreshToken, z.string());
  // Sealed with a key that was replaced since: the person signs in again.
  if (refreshToken === undefined) return kind.endAccess(strapi, account, false);
  const { issuer, subject } = account;
  try {
    const person = await askAgain(settings, { issuer, subject, refreshToken });
    await kind.keepAccess(strapi, settings, account, person);
  } catch (error) {
    if (await isRenewed(strapi, kind, account)) return;
    if (error instanceof PersonRejected) return kind.endAccess(strapi, account, true);
    if (now - Date.parse(account.checkedAt) > unreachableForMs) await kind.endAccess(strapi, account, false);
    throw error;
  }
}

async function checkAccounts<A extends DirectoryAccount>(
  strapi: Core.Strapi,
  settings: OidcSettings,
  kind: AccountKind<A>,
  now: number,
): Promise<void> {
  await withAdvisoryLock(strapi, kind.uid, async () => {
    const due: A[] = await strapi.db.query(kind.uid).findMany({
      where: { refreshToken: { $notNull: true }, checkedAt: { $lte: new Date(now - confirmedForMs).toISOString() } },
    });
    for (let first = 0; first < due.length; first += concurrency) {
      const batch = due.slice(first, first + concurrency);
      const done = await Promise.allSettled(batch.map((account) => check(strapi, settings, kind, account, now)));
      const failures = done.flatMap((result) => (result.status === 'rejected' ? [failureCode(result.reason)] : []));
      if (failures.length > 0) {
        strapi.log.warn(
          `The directory did not confirm ${failures.length} accounts: ${[...new Set(failures)].join(', ')}`,
        );
      }
    }
  });
}

/** Asks the provider about every account with an open session that it has not confirmed for three minutes. */
export async function checkDirectory(strapi: Core.Strapi, settings: OidcSettings, now = Date.now()): Promise<void> {
  await Promise.all([
    checkAccounts(strapi, settings, adminAccounts, now),
    checkAccounts(strapi, settings, staffAccounts, now),
  ]);
}

/** Looks for accounts to check, at intervals. Throws if the provider's variables are incomplete. */
export function scheduleDirectoryChecks(strapi: Core.Strapi): void {
  const settings = oidcSettings();
  if (!settings) return;
  let running = false;
  const task = async (): Promise<void> => {
    if (running) return;
    running = true;
    await checkDirectory(strapi, settings).finally(() => (running = false));
  };
  strapi.cron.add({ directory: { task, options: { rule: pollSchedule } } });
}
