import type { Job } from '@group/content-client/job/job.schema';
import type { Translated } from '../../site/translation.server.ts';

/** The fields of an advertisement that lists show; the others are not sent to the browser. */
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
export function jobTeaser(job: Translated<Job>, wholeGroup: boolean): JobTeaser {
  const { id, title, kind, company, workplace, fullTime, pensum, startDate, postedAt, untranslated } = job;
  return {
    id,
    title,
    kind,
    workplace,
    fullTime,
    pensum,
    startDate,
    postedAt,
    untranslated,
    company: wholeGroup ? company.name : undefined,
  };
}
