import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, newFile } from '../repository/change.ts';
import { freeOrder } from './freeOrder.ts';
import type { TenantNames } from './tenantFiles.ts';

const templates = join(import.meta.dirname, 'example');
const seed = 'apps/cms/seed/tenants';
const pages = 'pages.json';

/** The part of `pages.json` that is read here. */
interface Pages {
  '/': { blocks: { type: string }[] };
}

/** The pages with an order of blocks on the home that no tenant of the repository has. */
function withFreeOrder(root: string, json: string): string {
  const parsed: Pages = JSON.parse(json);
  const others = readdirSync(join(root, seed)).map((tenant) => {
    const other: Pages = JSON.parse(readFileSync(join(root, seed, tenant, pages), 'utf8'));
    return other['/'].blocks;
  });
  const blocks = freeOrder(parsed['/'].blocks, others);
  return JSON.stringify({ ...parsed, '/': { ...parsed['/'], blocks } });
}

/**
 * Placeholder content for the content service: the files of `example`, with the names of the tenant.
 * @param root of the repository
 */
export function exampleFiles(root: string, { key, name, fullName }: TenantNames): Change[] {
  const values: Readonly<Record<string, string>> = { key, name, fullName };
  const fill = (json: string): string =>
    json.replaceAll(/\{\{(\w+)\}\}/g, (_, placeholder) => JSON.stringify(values[placeholder]).slice(1, -1));
  const entries = readdirSync(templates, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const at = (path: string): string => `${seed}/${key}/${path}`;
  function contentOf(path: string): string {
    const filled = fill(readFileSync(join(templates, path), 'utf8'));
    return path === pages ? withFreeOrder(root, filled) : filled;
  }
  return [
    ...entries.filter((path) => path.endsWith('.json')).map((path) => newFile(at(path), contentOf(path))),
    ...entries
      .filter((path) => path.endsWith('.webp'))
      .map((path) => newFile(at(path), readFileSync(join(templates, path)))),
  ];
}
