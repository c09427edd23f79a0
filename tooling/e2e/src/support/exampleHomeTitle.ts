import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '@group/start/settings';

/**
 * The title of a tenant's home page in the example content.
 * @param locale of a translation, e.g. `it-CH`; German without it
 */
export async function exampleHomeTitle(key: string, locale = ''): Promise<string> {
  const file = join(repository, 'apps/cms/seed/tenants', key, locale, 'pages.json');
  const pages: Record<string, { blocks: { title: string }[] }> = JSON.parse(await readFile(file, 'utf8'));
  return pages['/']?.blocks[0]?.title ?? '';
}
