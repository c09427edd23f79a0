import { entryPaths } from '@group/content-client/contract/entryPaths';
import type { Job } from '@group/content-client/job/job.schema';
import { messagesFor } from '@group/ui/messages/defineMessages';
import { listingMessages } from '../../domain/jobs/listing.messages.ts';
import { paths } from '../../site/paths.ts';
import type { Site } from '../../site/site.ts';

/** Breadcrumbs from the jobs index to one job, in the site's language. */
export function jobBreadcrumbs(site: Pick<Site, 'language' | 'features'>, job: Pick<Job, 'id' | 'kind' | 'title'>) {
  const messages = messagesFor(listingMessages, site.language);
  const apprentices = site.features.apprenticeships && job.kind === 'apprenticeship';
  return [
    { name: messages.jobs, path: paths.jobs.href() },
    apprentices
      ? { name: messages.apprenticeships, path: paths.apprenticeships.href() }
      : { name: messages.vacancies, path: paths.vacancies.href() },
    { name: job.title, path: entryPaths.job.href(job, site.features) },
  ];
}
