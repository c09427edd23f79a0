import type { Job } from '@group/content-client/job/job.schema';
import type { Translated } from '../../site/translation.server.ts';

/** What lists show of an advertisement: no more of it reaches the browser. */
export interface JobTeaser extends Pick<
  Job,
  'id' | 'title' | 'kind' | 'workplace' | 'fullTime' | 'pensum' | 'startDate'
> {
  /** Whose it is, where jobs of several organisations stand side by side. */
  company?: string | undefined;
  untranslated?: true | undefined;
}

/** @param wholeGroup whether the list has jobs of several organisations */
export function jobTeaser(job: Translated<Job>, wholeGroup: boolean): JobTeaser {
  const { id, title, kind, company, workplace, fullTime, pensum, startDate, untranslated } = job;
  return {
    id,
    title,
    kind,
    workplace,
    fullTime,
    pensum,
    startDate,
    untranslated,
    company: wholeGroup ? company.name : undefined,
  };
}
