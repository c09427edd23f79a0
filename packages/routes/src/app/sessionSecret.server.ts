import { minSecretLength } from '@group/content-client/contract/sharedSecret';
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { SiteSetupError } from '../site/siteSetupError.ts';

const generateSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Reads the secret's file, creating it if needed. Linking is atomic: processes that start at the same time agree on one
 * secret.
 */
function storedSecret(directory: string): string {
  const file = `${directory}/session-secret`;
  mkdirSync(directory, { recursive: true });
  const temporaryFile = `${file}.${process.pid}`;
  try {
    writeFileSync(temporaryFile, generateSecret(), { mode: 0o600 });
    linkSync(temporaryFile, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(temporaryFile);
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * The secret that encrypts session cookies: the setting, else one that is stored in the data directory. Throws {@link
 * SiteSetupError}.
 */
export function sessionSecret(setting: string | undefined, dataDirectory: string): string {
  const secret = setting?.trim() || storedSecret(dataDirectory);
  if (secret.length >= minSecretLength) return secret;
  throw new SiteSetupError(
    `The session secret is too short: SITE_SESSION_SECRET needs at least ${minSecretLength} characters.`,
  );
}
