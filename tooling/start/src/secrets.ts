import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from './settings.ts';

/** What the content service and the sites know together, so that one can trust the other. */
export interface Secrets {
  /** Signs what the content service says of changes. */
  CONTENT_WEBHOOK_SECRET: string;
  /** Signs links to drafts. */
  CONTENT_PREVIEW_SECRET: string;
}

/** A secret that is drawn once and kept in a folder, readable by nobody else. */
async function kept(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  const known = (await readFile(path, 'utf8').catch(() => '')).trim();
  if (known) return known;
  const drawn = randomBytes(32).toString('base64url');
  await mkdir(folder, { recursive: true });
  await writeFile(path, drawn, { mode: 0o600 });
  return drawn;
}

/** The secrets that the environment gives, or those that are kept in a folder. */
export async function sharedSecrets(folder: string, environment: Environment): Promise<Secrets> {
  const { CONTENT_WEBHOOK_SECRET, CONTENT_PREVIEW_SECRET } = environment;
  return {
    CONTENT_WEBHOOK_SECRET: CONTENT_WEBHOOK_SECRET?.trim() || (await kept(folder, 'webhook-secret')),
    CONTENT_PREVIEW_SECRET: CONTENT_PREVIEW_SECRET?.trim() || (await kept(folder, 'preview-secret')),
  };
}
