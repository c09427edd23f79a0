import type { Job } from '@group/content-client/job/job.schema';
import type { QrCode } from '../../layout/qrCode.server.ts';
import type { JobTeaser } from '../../domain/jobs/jobTeaser.ts';
import type { Translated } from '../../site/translation.server.ts';
import type { Employer, JobPlace } from '../../domain/structuredData/jobPosting.ts';

export interface OpenAdvertisement {
  state: 'open';
  job: Translated<Job>;
  employer: Employer;
  place: JobPlace;
  /** URL of the job's page on its employer's site, in that site's first language. */
  canonical: string;
  /** Where one asks for a trial day: on the site of its employer, who alone reads it. */
  trialDay: string;
  others: JobTeaser[];
  code: QrCode;
}

/** Filled or expired. */
export interface FilledAdvertisement {
  state: 'filled';
  title: string;
  untranslated?: true | undefined;
  others: JobTeaser[];
}

/** The states of a job's page. */
export type Advertisement =
  | OpenAdvertisement
  | FilledAdvertisement
  /** Unknown to the content service. */
  | { state: 'removed'; others: JobTeaser[] };
