import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, newFile } from '../repository/change.ts';
import type { TenantNames } from './tenantFiles.ts';

const templates = join(import.meta.dirname, 'example');

/** Placeholder content for the content service: the files of `example`, with the names of the tenant. */
export function exampleFiles({ key, name, fullName }: TenantNames): Change[] {
  const values: Readonly<Record<string, string>> = { key, name, fullName };
  const fill = (json: string): string =>
    json.replaceAll(/\{\{(\w+)\}\}/g, (_, placeholder) => JSON.stringify(values[placeholder]).slice(1, -1));
  const entries = readdirSync(templates, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const at = (path: string): string => `apps/cms/seed/tenants/${key}/${path}`;
  return [
    ...entries
      .filter((path) => path.endsWith('.json'))
      .map((path) => newFile(at(path), fill(readFileSync(join(templates, path), 'utf8')))),
    ...entries
      .filter((path) => path.endsWith('.webp'))
      .map((path) => newFile(at(path), readFileSync(join(templates, path)))),
  ];
}
