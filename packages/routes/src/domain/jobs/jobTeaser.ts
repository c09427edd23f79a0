import type { Job } from '@group/content-client/job/job.schema';
import type { Translated } from '../../site/translation.server.ts';

/** What lists show of an advertisement. */
export interface JobTeaser extends Pick<
  Job,
  'id' | 'title' | 'kind' | 'workplace' | 'fullTime' | 'pensum' | 'startDate'
> {
  /** An ISO instant. */
  postedAt?: string | undefined;
  /** The organisation's name, in lists with jobs of several organisations. */
  company?: string | undefined;
  untranslated?: true | undefined;
}

/** @param wholeGroup whether the list has jobs of several organisations */
export const jobTeaser = (job: Translated<Job>, wholeGroup: boolean): JobTeaser => ({
  ...job,
  company: wholeGroup ? job.company.name : undefined,
});
