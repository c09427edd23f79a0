import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { building, dataDirectory, makeDirectories } from './directories.ts';

const secretNames = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
] as const;

type SecretName = (typeof secretNames)[number];

function isNodeError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}

/**
 * The content of a file that only this user can read. It is made where it is missing: whole or not at all, so that a
 * second process that starts at the same moment reads the same secrets.
 */
function keptFile(name: string, make: () => string): string {
  const path = join(dataDirectory, name);
  const draft = `${path}.${process.pid}`;
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (!isNodeError(error) || error.code !== 'ENOENT') throw error;
  }
  makeDirectories();
  writeFileSync(draft, make(), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isNodeError(error) || error.code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(path, 'utf8');
}

const newSecret = (): string => randomBytes(32).toString('base64url');

/** File in the data directory that holds the secrets which the environment does not give, as `NAME=value` lines. */
export const secretsFile = 'secrets.env';

/** File in the data directory that holds the read token, and nothing else, where the environment does not give it. */
export const contentApiTokenFile = 'content-api-token';

/** A secret of the content service: from the environment, else from the data directory, made at the first start. */
export function secret(name: SecretName): string {
  const given = process.env[name];
  if (given) return given;
  if (building) return 'not-needed-to-build';
  const kept = parseEnv(keptFile(secretsFile, () => secretNames.map((key) => `${key}=${newSecret()}\n`).join('')));
  const value = kept[name];
  if (!value) throw new Error(`${secretsFile} in the data directory has no ${name}. Add a line "${name}=…" to it.`);
  return value;
}

/** The token that the websites read with: `CONTENT_API_TOKEN`, else from the data directory, made at the first start. */
export function contentApiToken(): string {
  return process.env.CONTENT_API_TOKEN || keptFile(contentApiTokenFile, newSecret).trim();
}
