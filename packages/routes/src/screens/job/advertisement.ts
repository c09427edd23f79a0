import type { Job } from '@group/content-client/job/job.schema';
import type { QrCode } from '../../layout/qrCode.server.ts';
import type { JobTeaser } from '../../domain/jobs/jobTeaser.ts';
import type { Translated } from '../../site/translation.server.ts';
import type { Employer, JobPlace } from '../../domain/structuredData/jobPosting.ts';

/** The states of a job's page. */
export type Advertisement =
  | { state: 'open'; job: Translated<Job>; employer: Employer; place: JobPlace; others: JobTeaser[]; code: QrCode }
  /** Filled or expired. */
  | { state: 'filled'; title: string; untranslated?: true | undefined; others: JobTeaser[] }
  /** Unknown to the content service. */
  | { state: 'removed'; others: JobTeaser[] };
