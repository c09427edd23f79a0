import type { Feature } from '../../feature.ts';
import { enforceChecks } from './enforceChecks.ts';
import { listFindings } from './findings.ts';
import { runNightlyChecks } from './nightlyChecks.ts';

/** What the nightly checks found in a published entry, in one language. */
const checkResult = {
  displayName: 'Ergebnisse der Prüfung',
  indexes: [{ name: 'check_results_tenant', columns: ['tenant'] }],
  attributes: {
    tenant: { type: 'string', required: true },
    /** Singular name of the type. */
    entryType: { type: 'string', required: true },
    entryId: { type: 'string', required: true },
    /** Empty for types without languages. */
    entryLocale: { type: 'string' },
    title: { type: 'string' },
    findings: { type: 'json', required: true },
  },
};

/** An outside link that failed in the last night. */
const linkCheck = {
  displayName: 'Links ins Leere',
  attributes: {
    url: { type: 'text', required: true },
    failedNights: { type: 'integer', required: true },
    lastFailedOn: { type: 'string', required: true },
  },
};

export const checks: Feature = {
  contentTypes: { 'check-result': checkResult, 'link-check': linkCheck },
  adminEndpoints: { 'GET /checks/:type/:id': listFindings },
  validate: enforceChecks,
  jobs: [{ name: 'checks', rule: '20 2 * * *', isLocked: true, run: runNightlyChecks }],
};
