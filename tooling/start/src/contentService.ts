import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from './operatorError.ts';
import { repository } from './settings.ts';

/** Identifies the sources of the example content and the database that contains it. */
async function exampleContentVersion(): Promise<string> {
  const hash = createHash('sha256').update(process.env.DATABASE_URL ?? '');
  const entries = await readdir(join(repository, 'apps/cms/seed'), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name));
  for (const path of paths.toSorted()) hash.update(await readFile(path));
  return hash.digest('hex');
}

/** Records that the database contains the example content, so that later starts skip the seeding. */
export async function exampleContentMarker(contentDirectory: string) {
  const path = join(contentDirectory, 'example-content');
  const version = await exampleContentVersion();
  const written = await readFile(path, 'utf8').catch(() => '');
  return {
    isThere: written === version,
    async write(): Promise<void> {
      await mkdir(contentDirectory, { recursive: true });
      await writeFile(path, version);
    },
  };
}

/** The API token that the content service has created for the sites. Throws {@link OperatorError} if there is none. */
export async function readContentToken(contentDirectory: string): Promise<string> {
  const path = join(contentDirectory, 'content-api-token');
  const token = await readFile(path, 'utf8').catch(() => '');
  if (token.trim()) return token.trim();
  throw new OperatorError(
    `The token of the content service is missing: ${path} is not there. Give it with CONTENT_API_TOKEN.`,
  );
}

/**
 * The link at which the first administrator is registered.
 * @param origin of the content service
 * @returns undefined if there is an administrator
 */
export async function setupLink(origin: string, token: string): Promise<string | undefined> {
  const response = await fetch(`${origin}/admin/init`, { signal: AbortSignal.timeout(10_000) });
  const init: { data?: { hasAdmin?: boolean } } = await response.json();
  return init.data?.hasAdmin === false ? `${origin}/admin/setup?token=${token}` : undefined;
}
