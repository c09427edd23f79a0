import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { uidOf } from '../../../content/content-types.ts';
import { open, seal } from '../sealed.ts';
import { newRecoveryCodes, recoveryHash, stepOf } from './oneTimeCodes.ts';

const factorUid = uidOf('second-factor');
const recoveryUid = uidOf('recovery-code');

interface Factor {
  id: number;
  userId: number;
  sealedKey: string;
  lastStep: number;
}

const ownedKey = z.object({ userId: z.number(), key: z.string() });

/**
 * The key of a second factor, or of one that is being set up. It was sealed with its user, so that it cannot be moved to
 * another user's row: `undefined` if it was sealed for another one or another purpose, was changed, or is too old.
 */
export function openKey(
  strapi: Core.Strapi,
  purpose: 'factor' | 'setup',
  userId: number,
  sealed: string,
): string | undefined {
  const opened = open(strapi, purpose, sealed, ownedKey);
  return opened?.userId === userId ? opened.key : undefined;
}

const factorOf = (strapi: Core.Strapi, userId: number): Promise<Factor | null> =>
  strapi.db.query(factorUid).findOne({ where: { userId } });

export const hasFactor = async (strapi: Core.Strapi, userId: number): Promise<boolean> =>
  (await factorOf(strapi, userId)) !== null;

export async function usersWithFactor(strapi: Core.Strapi): Promise<number[]> {
  const factors: Factor[] = await strapi.db.query(factorUid).findMany({ orderBy: { userId: 'asc' } });
  return factors.map(({ userId }) => userId);
}

export const countRecoveryCodes = (strapi: Core.Strapi, userId: number): Promise<number> =>
  strapi.db.query(recoveryUid).count({ where: { userId } });

/** Replaces a user's recovery codes. Returns them for the one time that they are shown. */
export async function renewRecoveryCodes(strapi: Core.Strapi, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  const rows = strapi.db.query(recoveryUid);
  await strapi.db.transaction(async () => {
    await rows.deleteMany({ where: { userId } });
    for (const code of codes) await rows.create({ data: { userId, hash: recoveryHash(userId, code) } });
  });
  return codes;
}

/** Gives a user a second factor (key in base 32) whose code of `lastStep` was accepted. Returns the recovery codes. */
export async function createFactor(
  strapi: Core.Strapi,
  userId: number,
  key: string,
  lastStep: number,
): Promise<string[]> {
  const data = { userId, sealedKey: seal(strapi, 'factor', { userId, key }), lastStep };
  return strapi.db.transaction(async () => {
    await strapi.db.query(factorUid).create({ data });
    return renewRecoveryCodes(strapi, userId);
  });
}

export async function removeFactor(strapi: Core.Strapi, userId: number): Promise<void> {
  await strapi.db.query(recoveryUid).deleteMany({ where: { userId } });
  await strapi.db.query(factorUid).deleteMany({ where: { userId } });
}

/** Accepts a code of the app once: of two requests with the same code, one changes the row. */
async function acceptAppCode(strapi: Core.Strapi, factor: Factor, typed: string): Promise<boolean> {
  const key = openKey(strapi, 'factor', factor.userId, factor.sealedKey);
  const step = key && stepOf(key, typed);
  if (!step) return false;
  const where = { id: factor.id, lastStep: { $lt: step } };
  const { count } = await strapi.db.query(factorUid).updateMany({ where, data: { lastStep: step } });
  return count === 1;
}

async function acceptRecoveryCode(strapi: Core.Strapi, userId: number, typed: string): Promise<boolean> {
  const where = { userId, hash: recoveryHash(userId, typed) };
  const { count } = await strapi.db.query(recoveryUid).deleteMany({ where });
  return count === 1;
}

/** Uses up a code of the app, or a recovery code. `undefined` if it is neither, or was used before. */
export async function acceptCode(
  strapi: Core.Strapi,
  userId: number,
  typed: string,
): Promise<'app' | 'recovery' | undefined> {
  const factor = await factorOf(strapi, userId);
  if (!factor) return undefined;
  if (await acceptAppCode(strapi, factor, typed)) return 'app';
  return (await acceptRecoveryCode(strapi, userId, typed)) ? 'recovery' : undefined;
}
