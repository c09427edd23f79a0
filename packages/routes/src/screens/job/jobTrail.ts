import type { Job } from '@group/content-client/job/job.schema';
import { textsFor } from '@group/ui/texts/defineTexts';
import { listingTexts } from '../../domain/jobs/listing.texts.ts';
import { jobPath, paths } from '../../site/paths.ts';
import type { Site } from '../../site/site.ts';

/** The way from the jobs to one advertisement, in the words of the site. */
export function jobTrail(site: Pick<Site, 'language' | 'features'>, job: Pick<Job, 'id' | 'kind' | 'title'>) {
  const texts = textsFor(listingTexts, site.language);
  const apprentices = site.features.apprenticeships && job.kind === 'apprenticeship';
  return [
    { name: texts.jobs, path: paths.jobs },
    apprentices
      ? { name: texts.apprenticeships, path: paths.apprenticeships }
      : { name: texts.vacancies, path: paths.vacancies },
    { name: job.title, path: jobPath(job, site.features.apprenticeships) },
  ];
}
