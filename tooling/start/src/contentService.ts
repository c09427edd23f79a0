import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from './operatorError.ts';
import { repository } from './settings.ts';

/** What the example content in a data directory was made from: its sources, and the database it went into. */
async function exampleContentVersion(): Promise<string> {
  const hash = createHash('sha256').update(process.env.DATABASE_URL ?? '');
  const entries = await readdir(join(repository, 'apps/cms/seed'), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name));
  for (const path of paths.toSorted()) hash.update(await readFile(path));
  return hash.digest('hex');
}

/** Remembers, beside the database, that the example content is in it: the second start need not look. */
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

/** The token that the content service made for the sites. Throws {@link OperatorError} where it has not. */
export async function readContentToken(contentDirectory: string): Promise<string> {
  const path = join(contentDirectory, 'content-api-token');
  const token = await readFile(path, 'utf8').catch(() => '');
  if (token.trim()) return token.trim();
  throw new OperatorError(
    `The token of the content service is missing: ${path} is not there. Give it with CONTENT_API_TOKEN.`,
  );
}
