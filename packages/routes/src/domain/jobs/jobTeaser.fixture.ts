import { jobsFixture } from '@group/content-client/job/job.fixture';
import { type JobTeaser, jobTeaser } from './jobTeaser.ts';

/** One open job of each kind, as a house lists them. */
export const jobTeasersFixture: JobTeaser[] = jobsFixture
  .filter(({ filled }) => !filled)
  .map((job) => jobTeaser(job, false));

/** The same jobs as the holding lists them, with their organisations. */
export const groupTeasersFixture: JobTeaser[] = jobsFixture
  .filter(({ filled }) => !filled)
  .map((job) => jobTeaser(job, true));
