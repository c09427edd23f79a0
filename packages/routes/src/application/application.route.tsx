import { jobQuery } from '@group/content-client/job/job.queries';
import { isOpen } from '@group/content-client/job/job.schema';
import { textsFor } from '@group/ui/texts/defineTexts';
import { type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { refuseForm } from '../forms/closedForm.ts';
import { pageHead } from '../frame/pageHead.ts';
import { jobsReach } from '../jobs/readJobs.server.ts';
import { isEntryId, orUnavailable } from '../site/readContent.server.ts';
import { type RequestedSite, siteContext } from '../site/siteContext.ts';
import { siteOf } from '../site/siteOf.ts';
import { readTranslated } from '../site/translation.server.ts';
import { applicationTexts } from './application.texts.ts';
import { ApplicationView } from './ApplicationView.tsx';

/** Query parameters that the page depends on; the page cache hands on no others. */
export const handle = { search: ['stelle'] };

export const meta: MetaFunction<typeof loader> = ({ matches, location }) => {
  const site = siteOf(matches);
  const { title } = textsFor(applicationTexts, site?.language ?? '');
  return pageHead({ site, title, pathname: location.pathname, indexed: false });
};

/** The advertisement that the address names, while it is open. */
async function askedFor(site: RequestedSite, id: string | undefined) {
  if (!isEntryId(id)) return undefined;
  const job = await orUnavailable(readTranslated(site, jobQuery(jobsReach(site), id)));
  return job && isOpen(job, Date.now()) ? { id: job.id, title: job.title, area: job.area } : undefined;
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  return { job: await askedFor(context.get(siteContext), url.searchParams.get('stelle') ?? undefined) };
}

export function action() {
  return refuseForm();
}

/** The quick application. */
export default function ApplicationPage() {
  const refused = useActionData<typeof action>()?.refused;
  return <ApplicationView {...useLoaderData<typeof loader>()} refused={refused === true} />;
}
