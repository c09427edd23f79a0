import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { EnvironmentError } from '@group/content-client/contract/environment';

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
    writeFileSync(temporaryFile, generateSecret(), { mode: 0o600, flush: true });
    linkSync(temporaryFile, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    // Not there if it could not be written, which is the error to tell.
    rmSync(temporaryFile, { force: true });
  }
  const secret = readFileSync(file, 'utf8').trim();
  // With the empty one, anybody could sign forms, and no session can be encrypted.
  if (!secret) throw new EnvironmentError(`${file} is empty, as after a power failure: delete it, and start again.`);
  return secret;
}

/** The secret that encrypts session cookies: the setting, else one that is stored in the data directory. */
export function sessionSecret(setting: string | undefined, dataDirectory: string): string {
  return setting ?? storedSecret(dataDirectory);
}
