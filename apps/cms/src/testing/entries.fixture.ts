import { beforeAll } from 'vitest';
import type { Service } from './service.fixture.ts';

/** How an entry is stored: by default as a draft. */
interface Storing {
  locale?: string;
  status?: 'published';
}

/** Strapi's TypeScript types do not know the fields of content types that are defined in code. */
export const fields = (data: Record<string, unknown>): Record<string, unknown> => data;

/** Stores an entry without the admin, and returns its id. */
export async function stored(
  { strapi }: Pick<Service, 'strapi'>,
  type: string,
  data: Record<string, unknown>,
  how: Storing = {},
): Promise<string> {
  return (await strapi.documents(`plugin::content.${type}`).create({ ...how, data })).documentId;
}

/**
 * Organisations for all tests of a file or block, from its `beforeAll` on, unless the service has them already: tabor is «Haus tabor».
 * @returns the id of one
 */
export function organisations(service: Pick<Service, 'strapi'>, ...keys: string[]): (key: string) => string {
  const ids = new Map<string, string>();
  beforeAll(async () => {
    for (const key of keys) {
      const filters: object = { key };
      const found = await service.strapi.documents('plugin::content.company').findFirst({ filters });
      ids.set(key, found?.documentId ?? (await stored(service, 'company', { key, name: `Haus ${key}` })));
    }
  });
  return (key) => ids.get(key) ?? '';
}
