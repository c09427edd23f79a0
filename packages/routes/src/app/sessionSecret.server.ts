import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { SiteSetupError } from '../site/siteSetupError.ts';

/** What seals cookies must be this long, in characters. */
const shortest = 32;

const draw = (): string => randomBytes(32).toString('base64url');

/** Reads the file, or makes it; of several programs that begin at the same moment, all get the same. */
function kept(directory: string): string {
  const file = `${directory}/session-secret`;
  mkdirSync(directory, { recursive: true });
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, draw(), { mode: 0o600 });
    linkSync(own, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(own);
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * What seals the session cookies: the setting, else one that is kept in the data directory. Throws {@link SiteSetupError}.
 */
export function sessionSecret(setting: string | undefined, dataDirectory: string): string {
  const secret = setting?.trim() || kept(dataDirectory);
  if (secret.length >= shortest) return secret;
  throw new SiteSetupError(`The secret of sessions is too short: SITE_SESSION_SECRET needs ${shortest} characters.`);
}
