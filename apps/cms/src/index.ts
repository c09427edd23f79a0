import type { Core } from '@strapi/strapi';
import { keepAuditLog, scheduleAuditRetention } from './audit/auditLog.ts';
import { registerConditions } from './access/conditions.ts';
import { guardCompanies } from './access/guardCompanies.ts';
import { guardEntries } from './access/guardEntries.ts';
import { refuseWithoutDrafts } from './access/refuseWithoutDrafts.ts';
import { enforceChecks } from './checks/enforceChecks.ts';
import { scheduleChecks } from './checks/nightlyChecks.ts';
import { addRules } from './content/rules.ts';
import { recordVersions } from './history/recordVersions.ts';
import { refuseStaleSaves } from './history/staleSaves.ts';
import { scheduleForgetting } from './history/versions.ts';
import { guardFiles } from './library/guardFiles.ts';
import { sendAdminMails } from './mail/adminMails.ts';
import { scheduleMails } from './mail/dueMails.ts';
import { keepPasswordsLocal } from './oidc/accounts.ts';
import { keepResetsLocal } from './oidc/forgottenPasswords.ts';
import { scheduleDirectoryChecks } from './oidc/directoryChecks.ts';
import { scheduleErasingStaffAccounts } from './oidc/staffAccounts.ts';
import { openMedia } from './media/media.ts';
import { checkUploads } from './media/uploadKinds.ts';
import { scheduleGarbageCollection } from './media/garbageCollection.ts';
import { eraseFilesWithApplications, sweepApplicationFiles, sweepIncoming } from './submissions/erasing.ts';
import { scheduleRetention } from './submissions/retention.ts';
import { recordStageChanges } from './submissions/stageChange.ts';
import { reportFailedCommits } from './setup/failedCommits.ts';
import { scheduleErasingViews } from './pageViews/pageViews.ts';
import { scheduleErasingHits } from './redirects/redirectHits.ts';
import { announceSetup } from './setup/setupToken.ts';
import { guardSessions } from './secondFactor/guardSessions.ts';
import { trackChanges } from './publishing/changeTracking.ts';
import { renameReplaced } from './publishing/renameReplaced.ts';
import { siteHookFromEnvironment } from './publishing/siteHook.ts';
import { keepDocumentsPrivate, sweepDocuments } from './staff/documents.ts';
import { endSessionsWithUsers } from './staff/sessions.ts';
import { setUp } from './setup.ts';

export default {
  async register({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    await openMedia(strapi);
    // First, so that nothing is done for a request that is refused.
    guardEntries(strapi);
    guardCompanies(strapi);
    refuseStaleSaves(strapi);
    checkUploads(strapi);
    guardFiles(strapi);
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
    reportFailedCommits(strapi);
    sendAdminMails(strapi);
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
    scheduleErasingHits(strapi);
    scheduleErasingViews(strapi);
    scheduleChecks(strapi);
    await announceSetup(strapi);
  },
};
