import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from './operatorError.ts';

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
