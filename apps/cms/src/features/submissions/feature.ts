import type { Feature } from '../../feature.ts';
import { type SubmissionType, submissionTypes } from '../../content/content-types.ts';
import { eraseFilesWithApplications, sweepApplicationFiles, sweepIncoming } from './erasing.ts';
import { erasureReceipt } from './erasureReceipts.ts';
import { audited } from '../audit/audited.ts';
import { multipartName } from '../../media/multipart.ts';
import { linksToFiles, sendLinkedFile } from './privateFile.ts';
import { receive } from './receive.ts';
import { eraseExpired } from './retention.ts';
import { recordStageChanges } from './stageChange.ts';
import type { Endpoints } from '../../strapi/endpoints.ts';
import { worklistEndpoints } from './worklist/worklist.ts';

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

const received = (type: SubmissionType): Endpoints => ({
  [`POST /${submissionTypes[type].info.pluralName}`]: {
    action: receive(type),
    config: { middlewares: [multipartName] },
  },
});

/** Applications, messages, visits and subscriptions of visitors, and HR's working list. */
export const submissions: Feature = {
  contentTypes: { 'mail-template': mailTemplate, 'erasure-receipt': erasureReceipt },
  endpoints: {
    ...received('application'),
    ...received('message'),
    ...received('visit'),
    ...received('alert'),
    'GET /application-files/:id/:position': {
      action: audited('application.file', sendLinkedFile),
      config: { auth: false },
    },
  },
  adminEndpoints: { 'GET /applications/:id/files': audited('application.files', linksToFiles), ...worklistEndpoints },
  write: eraseFilesWithApplications,
  record: recordStageChanges,
  setUp: sweepIncoming,
  sweeps: [sweepApplicationFiles],
  jobs: [{ name: 'retention', rule: '20 * * * *', isLocked: true, atStart: true, run: eraseExpired }],
};
