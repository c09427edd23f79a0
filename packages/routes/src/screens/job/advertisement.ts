import type { Job } from '@group/content-client/job/job.schema';
import type { JobTeaser } from '../../domain/jobs/jobTeaser.ts';
import type { Translated } from '../../site/translation.server.ts';
import type { Employer, JobPlace } from '../../domain/structuredData/jobPosting.ts';

/** What stands at the address of an advertisement, as long as it is open and afterwards. */
export type Advertisement =
  | { state: 'open'; job: Translated<Job>; employer: Employer; place: JobPlace; others: JobTeaser[] }
  /** Filled, or past its time. */
  | { state: 'filled'; title: string; untranslated?: true | undefined; others: JobTeaser[] }
  /** Nothing is known of it. */
  | { state: 'removed'; others: JobTeaser[] };
