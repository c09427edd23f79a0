import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, newFile } from '../repository/change.ts';
import { freeOrder } from './freeOrder.ts';
import type { TenantNames } from './tenantFiles.ts';

const templates = join(import.meta.dirname, 'example');
const seed = 'apps/cms/seed/tenants';
const pages = 'pages.json';

/** Pages that each tenant composes on its own, with the number of blocks that open them everywhere. */
const composed = { '/': 2, '/kontakt': 1 } as const;

/** The part of `pages.json` that is read here. */
type Pages = Record<keyof typeof composed, { blocks: { type: string }[] }>;

/** The pages, of which the composed ones have an order of blocks that no tenant of the repository has. */
function withFreeOrders(root: string, json: string): string {
  const parsed: Pages = JSON.parse(json);
  const others = readdirSync(join(root, seed)).map((tenant): Pages => {
    return JSON.parse(readFileSync(join(root, seed, tenant, pages), 'utf8'));
  });
  const ordered = (path: keyof Pages) => {
    const taken = others.map((other) => other[path].blocks);
    return { ...parsed[path], blocks: freeOrder(parsed[path].blocks, taken, composed[path]) };
  };
  return JSON.stringify({ ...parsed, '/': ordered('/'), '/kontakt': ordered('/kontakt') });
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
    return path === pages ? withFreeOrders(root, filled) : filled;
  }
  return [
    ...entries.filter((path) => path.endsWith('.json')).map((path) => newFile(at(path), contentOf(path))),
    ...entries
      .filter((path) => path.endsWith('.webp'))
      .map((path) => newFile(at(path), readFileSync(join(templates, path)))),
  ];
}
