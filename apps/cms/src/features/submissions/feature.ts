import type { Feature } from '../../feature.ts';
import { submissionTypes } from '../../content/content-types.ts';
import { eraseFilesWithApplications, sweepApplicationFiles, sweepIncoming } from './erasing.ts';
import { erasureReceipt } from './erasureReceipts.ts';
import { multipartName } from '../../media/multipart.ts';
import { privateFile } from './privateFile.ts';
import { receive } from './receive.ts';
import { eraseExpired } from './retention.ts';
import { recordStageChanges } from './stageChange.ts';
import { worklist, worklistRoutes } from './worklist/worklist.ts';

/** A house's own template of a mail to applicants. Without one, that of mail/messages.ts is used. */
const mailTemplate = {
  displayName: 'Vorlagen von Mails',
  indexes: [{ name: 'mail_templates_unique', columns: ['tenant', 'language', 'stage'], type: 'unique' }],
  attributes: {
    tenant: { type: 'string', required: true },
    language: { type: 'string', required: true },
    stage: { type: 'string', required: true },
    subject: { type: 'string', required: true },
    text: { type: 'text', required: true },
  },
};

/** Applications and messages of visitors, and HR's working list. */
export const submissions: Feature = {
  contentTypes: { 'mail-template': mailTemplate, 'erasure-receipt': erasureReceipt },
  controllers: {
    application: receive('application'),
    message: receive('message'),
    visit: receive('visit'),
    alert: receive('alert'),
    'private-file': privateFile,
    worklist,
  },
  routes: [
    ...Object.entries(submissionTypes).map(([name, { info }]) => ({
      method: 'POST',
      path: `/${info.pluralName}`,
      handler: `${name}.create`,
      config: { middlewares: [multipartName] },
    })),
    {
      method: 'GET',
      path: '/application-files/:application/:position',
      handler: 'private-file.send',
      config: { auth: false },
    },
  ],
  adminRoutes: [{ method: 'GET', path: '/applications/:id/files', handler: 'private-file.links' }, ...worklistRoutes],
  write: eraseFilesWithApplications,
  record: recordStageChanges,
  setUp: sweepIncoming,
  sweeps: [sweepApplicationFiles],
  jobs: [{ name: 'retention', rule: '20 * * * *', isLocked: true, atStart: true, run: eraseExpired }],
};
