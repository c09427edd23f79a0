import type { Metrics } from '@group/content-client/contract/metrics';
import type { Core } from '@strapi/strapi';
import { keepAuditLog, scheduleAuditRetention } from './features/audit/auditLog.ts';
import { registerConditions } from './organisations/conditions.ts';
import { guardCompanies } from './organisations/guardCompanies.ts';
import { guardEntries } from './organisations/guardEntries.ts';
import { guardFolders } from './organisations/guardFolders.ts';
import { guardMedia } from './organisations/guardMedia.ts';
import { refuseWithoutDrafts } from './publishing/refuseWithoutDrafts.ts';
import { enforceChecks } from './features/checks/enforceChecks.ts';
import { scheduleChecks } from './features/checks/nightlyChecks.ts';
import { addRules } from './content/rules.ts';
import { recordVersions } from './features/history/recordVersions.ts';
import { refuseStaleSaves } from './features/history/staleSaves.ts';
import { scheduleForgetting } from './features/history/versions.ts';
import { keepUsedFiles } from './features/library/keepUsedFiles.ts';
import { sendAdminMails } from './mail/adminMails.ts';
import { scheduleMails } from './mail/dueMails.ts';
import { keepPasswordsLocal } from './features/directory/accounts.ts';
import { keepResetsLocal } from './features/directory/forgottenPasswords.ts';
import { scheduleDirectoryChecks } from './features/directory/directoryChecks.ts';
import { scheduleErasingStaffAccounts } from './features/directory/staffAccounts.ts';
import { openMedia } from './media/media.ts';
import { checkUploads } from './media/uploadKinds.ts';
import { scheduleGarbageCollection } from './media/garbageCollection.ts';
import { eraseFilesWithApplications, sweepApplicationFiles, sweepIncoming } from './features/submissions/erasing.ts';
import { scheduleRetention } from './features/submissions/retention.ts';
import { recordStageChanges } from './features/submissions/stageChange.ts';
import { reportFailedCommits } from './strapi/failedCommits.ts';
import { announceSetup } from './features/firstAdministrator/setupToken.ts';
import { guardSessions } from './features/secondFactor/guardSessions.ts';
import { trackChanges } from './publishing/changeTracking.ts';
import { renameReplaced } from './publishing/renameReplaced.ts';
import { siteHookFromEnvironment } from './publishing/siteHook.ts';
import { keepDocumentsPrivate, sweepDocuments } from './features/staff/documents.ts';
import { openCounters } from './features/signIn/counters.ts';
import { requireStaffPasswords } from './features/signIn/passwords.ts';
import { endSessionsWithUsers } from './features/staff/sessions.ts';
import { setUp } from './setup.ts';
import { guardSchema, sealDatabase } from './strapi/databaseSchema.ts';
import { variables } from './environment/variables.ts';

let metrics: Metrics | undefined;

export default {
  async register({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    guardSchema(strapi);
    await openMedia(strapi);
    // First, so that nothing is done for a request that is refused.
    guardEntries(strapi);
    guardCompanies(strapi);
    refuseStaleSaves(strapi);
    requireStaffPasswords(strapi);
    checkUploads(strapi);
    // Before the guards, whose checks come first then.
    keepUsedFiles(strapi);
    guardFolders(strapi);
    guardMedia(strapi);
    refuseWithoutDrafts(strapi);
    addRules(strapi);
    enforceChecks(strapi);
    recordVersions(strapi);
    keepAuditLog(strapi);
    guardSessions(strapi);
    keepResetsLocal(strapi);
    eraseFilesWithApplications(strapi);
    recordStageChanges(strapi);
    keepDocumentsPrivate(strapi);
    renameReplaced(strapi);
    const siteHook = siteHookFromEnvironment((message) => strapi.log.warn(message));
    if (siteHook) trackChanges(strapi, siteHook);
    await registerConditions(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    await sealDatabase(strapi);
    reportFailedCommits(strapi);
    sendAdminMails(strapi);
    await openCounters(strapi);
    await setUp(strapi);
    await sweepIncoming();
    await scheduleGarbageCollection(strapi, [sweepApplicationFiles, sweepDocuments]);
    endSessionsWithUsers(strapi);
    keepPasswordsLocal(strapi);
    scheduleDirectoryChecks(strapi);
    scheduleErasingStaffAccounts(strapi);
    await scheduleRetention(strapi);
    await scheduleForgetting(strapi);
    await scheduleAuditRetention(strapi);
    scheduleMails(strapi);
    scheduleChecks(strapi);
    await announceSetup(strapi);
    // Otherwise its modules are not even loaded.
    if (!variables().OTEL_EXPORTER_OTLP_ENDPOINT) return;
    const { startContentServiceMetrics } = await import('./features/health/contentServiceMetrics.ts');
    metrics = startContentServiceMetrics(strapi);
  },

  async destroy(): Promise<void> {
    await metrics?.stop();
  },
};
