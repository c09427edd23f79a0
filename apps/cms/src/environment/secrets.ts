import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { EnvironmentError } from '@group/content-client/contract/environment';
import { building, dataDirectory, makeDirectories } from './directories.ts';
import { errorCode } from './errorCode.ts';
import { variables } from './variables.ts';

const secretNames = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
] as const;

type SecretName = (typeof secretNames)[number];

/** The files of secrets that this process has made. */
export const madeFiles: string[] = [];

/** Reads a file of this user alone, or creates it: atomically, for a second process that starts at the same time. */
function readOrCreate(name: string, create: () => string): string {
  const path = join(dataDirectory, name);
  const temporaryPath = `${path}.${process.pid}`;
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  makeDirectories();
  writeFileSync(temporaryPath, create(), { mode: 0o600, flush: true });
  try {
    linkSync(temporaryPath, path);
    madeFiles.push(path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    unlinkSync(temporaryPath);
  }
  return readFileSync(path, 'utf8');
}

const newSecret = (): string => randomBytes(32).toString('base64url');

/** File in the data directory with the secrets that the environment does not set, as `NAME=value` lines. */
export const secretsFile = 'secrets.env';

/** File in the data directory with only the websites' token, if the environment does not set it. */
export const contentApiTokenFile = 'content-api-token';

/** A secret from the environment, otherwise from the data directory, where the first start generates it. */
export function secret(name: SecretName): string {
  const configured = variables()[name];
  if (configured) return configured;
  if (building) return 'not-needed-to-build';
  const stored = parseEnv(
    readOrCreate(secretsFile, () => secretNames.map((key) => `${key}=${newSecret()}\n`).join('')),
  );
  const value = stored[name];
  if (!value)
    throw new EnvironmentError(`${secretsFile} in the data directory has no ${name}. Add a line "${name}=…" to it.`);
  return value;
}

/** Reads all secrets, and generates those that are missing. Throws if the data directory does not allow it. */
export function readSecrets(): void {
  for (const name of secretNames) secret(name);
  contentApiToken();
}

/** The websites' token: `CONTENT_API_TOKEN`, otherwise from the data directory, where the first start generates it. */
export function contentApiToken(): string {
  return variables().CONTENT_API_TOKEN ?? readOrCreate(contentApiTokenFile, newSecret).trim();
}
