import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from './settings.ts';

/** Secrets that the content service and the sites share. */
export interface Secrets {
  /** Signs the content service's webhook calls. */
  CONTENT_WEBHOOK_SECRET: string;
  /** Signs preview links. */
  CONTENT_PREVIEW_SECRET: string;
}

/** A secret that is generated once and stored in a folder, readable only by its owner. */
async function kept(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  const known = (await readFile(path, 'utf8').catch(() => '')).trim();
  if (known) return known;
  const drawn = randomBytes(32).toString('base64url');
  await mkdir(folder, { recursive: true });
  await writeFile(path, drawn, { mode: 0o600 });
  return drawn;
}

/** The secrets from the environment, or those stored in a folder. */
export async function sharedSecrets(folder: string, environment: Environment): Promise<Secrets> {
  const { CONTENT_WEBHOOK_SECRET, CONTENT_PREVIEW_SECRET } = environment;
  return {
    CONTENT_WEBHOOK_SECRET: CONTENT_WEBHOOK_SECRET?.trim() || (await kept(folder, 'webhook-secret')),
    CONTENT_PREVIEW_SECRET: CONTENT_PREVIEW_SECRET?.trim() || (await kept(folder, 'preview-secret')),
  };
}

/** The token that registering the first administrator of the content service requires. */
export async function firstAdministratorToken(folder: string, environment: Environment): Promise<string> {
  return environment.CMS_SETUP_TOKEN?.trim() || (await kept(folder, 'setup-token'));
}
