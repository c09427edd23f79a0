import { beforeAll } from 'vitest';
import type { AuditEntry } from '../features/audit/auditLog.ts';
import type { Service } from './service.fixture.ts';

/** How an entry is stored: by default as a draft. */
interface Storing {
  locale?: string;
  status?: 'published';
}

/** Stores an entry without the admin, and returns its id. */
export const stored = async (
  { entries }: Pick<Service, 'entries'>,
  type: string,
  data: Record<string, unknown>,
  how: Storing = {},
): Promise<string> => (await entries(type).create({ ...how, data })).documentId;

/**
 * Organisations for all tests of a file or block, from its `beforeAll` on, unless the service has them already: tabor is «Haus tabor».
 * @returns the id of one
 */
export function organisations(service: Pick<Service, 'entries'>, ...keys: string[]): (key: string) => string {
  const ids = new Map<string, string>();
  beforeAll(async () => {
    for (const key of keys) {
      const found = await service.entries('company').findFirst({ filters: { key } });
      ids.set(key, found?.documentId ?? (await stored(service, 'company', { key, name: `Haus ${key}` })));
    }
  });
  return (key) => ids.get(key) ?? '';
}

/** The lines of the audit log, in their order: who did what, to what. */
export async function auditLines({ rows }: Pick<Service, 'rows'>): Promise<string[]> {
  const entries: AuditEntry[] = await rows('audit-entry').findMany({ orderBy: { id: 'asc' } });
  return entries.map(({ action, actor, subject }) => `${actor}: ${action} ${subject}`);
}
