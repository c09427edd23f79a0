import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';
import { olderThan } from '../../content/olderThan.ts';
import { withAdvisoryLock } from '../../strapi/advisoryLock.ts';

export const auditUid = uidOf('audit-entry');

const retentionDays = 365;

/** Rows read at once when the chain is verified. */
const batchSize = 1000;

/** The hash before the first entry. */
const genesis = '0'.repeat(64);

/** What a user did. Names entries by type and id, and never holds anything of their content. */
export interface AuditEvent {
  /** E.g. `application.read`. */
  action: string;
  /** A user of the admin or of the staff's area, with the id of the account: `staff 3 anna`. */
  actor: string;
  subject: string;
}

export interface AuditEntry extends AuditEvent {
  id: number;
  /** ISO instant. */
  at: string;
  previousHash: string;
  hash: string;
}

const hashOf = ({ at, action, actor, subject, previousHash }: Omit<AuditEntry, 'id' | 'hash'>): string =>
  createHash('sha256')
    .update(JSON.stringify([previousHash, at, action, actor, subject]))
    .digest('hex');

/** Adds an event. Must not be called within a transaction: SQLite has one connection, and events wait for each other. */
export async function appendAudit(strapi: Core.Strapi, event: AuditEvent): Promise<void> {
  if (strapi.db.inTransaction()) throw new Error(`The event ${event.action} is recorded within a transaction.`);
  // One after the other, as each needs the hash of the one before.
  await withAdvisoryLock(strapi, 'audit', async () => {
    const entries = strapi.db.query(auditUid);
    const last: AuditEntry | null = await entries.findOne({ orderBy: { id: 'desc' } });
    const entry = { ...event, at: new Date().toISOString(), previousHash: last?.hash ?? genesis };
    await entries.create({ data: { ...entry, hash: hashOf(entry) } });
  });
}

export interface Verification {
  /** ISO instant. */
  at: string;
  entries: number;
  /** Id of the first entry that was changed, or before which one was removed; `null` if there is none. */
  firstBroken: number | null;
  /** Hash of the newest entry; compared with an earlier log line it shows whether the newest entries were removed. */
  head: string;
}

/** Recomputes the hashes of all entries. The oldest one follows those that were erased after a year. */
export async function verifyAudit(strapi: Core.Strapi): Promise<Verification> {
  const at = new Date().toISOString();
  let previous: AuditEntry | undefined;
  let entries = 0;
  for (;;) {
    const batch: AuditEntry[] = await strapi.db
      .query(auditUid)
      .findMany({ where: { id: { $gt: previous?.id ?? 0 } }, orderBy: { id: 'asc' }, limit: batchSize });
    for (const entry of batch) {
      const follows = previous === undefined || entry.previousHash === previous.hash;
      if (!follows || entry.hash !== hashOf(entry)) {
        return { at, entries, firstBroken: entry.id, head: previous?.hash ?? genesis };
      }
      previous = entry;
      entries += 1;
    }
    if (batch.length < batchSize) return { at, entries, firstBroken: null, head: previous?.hash ?? genesis };
  }
}

function reject(): never {
  throw new Error('The audit log cannot be changed.');
}

/** Rejects every change of the table but new entries, and the erasure of those that are older than a year. */
export function keepAuditLog(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [auditUid],
    beforeUpdate: reject,
    beforeUpdateMany: reject,
    beforeDelete: reject,
    beforeDeleteMany({ params }) {
      const limit: unknown = params.where?.at?.$lt;
      if (typeof limit !== 'string' || limit > olderThan(new Date(), retentionDays).$lt) reject();
    },
  });
}

let verified: Verification | undefined;

/** The state of the chain at the start or last night, whichever is later. */
export const lastVerification = (): Verification | undefined => verified;

export async function eraseOldEvents(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db.query(auditUid).deleteMany({ where: { at: olderThan(now, retentionDays) } });
  verified = await verifyAudit(strapi);
  const { entries, firstBroken, head } = verified;
  if (firstBroken !== null) strapi.log.error(`audit log: broken at entry ${firstBroken}`);
  else strapi.log.info(`audit log: ${entries} entries, head ${head}`);
}
