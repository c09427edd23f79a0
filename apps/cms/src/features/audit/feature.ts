import type { Feature } from '../../feature.ts';
import { listAudit } from './listAudit.ts';
import { keepAuditLog, eraseOldEvents } from './auditLog.ts';
import auditRequests from './auditRequests.ts';

/** Who read or changed what: see audit. Rows are only added, and each has the hash of the one before. */
const auditEntry = {
  displayName: 'Protokoll',
  attributes: {
    /** ISO instant; a string, as its hash needs each digit. */
    at: { type: 'string', required: true },
    action: { type: 'string', required: true },
    actor: { type: 'string', required: true },
    subject: { type: 'text', required: true },
    previousHash: { type: 'string', required: true },
    hash: { type: 'string', required: true },
  },
};

export const audit: Feature = {
  contentTypes: { 'audit-entry': auditEntry },
  adminEndpoints: { 'GET /audit': listAudit },
  middlewares: { audit: auditRequests },
  record: keepAuditLog,
  // Without its lock, which every event takes.
  jobs: [{ name: 'audit', rule: '0 4 * * *', atStart: true, run: eraseOldEvents }],
};
