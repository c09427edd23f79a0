import { messagesFor } from '@group/ui/messages/defineMessages';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { screenHead } from '../../layout/screenHead.ts';
import { paths } from '../../site/paths.ts';
import { or503 } from '../../site/readContent.server.ts';
import { readIntroduction } from '../../blocks/Blocks/readIntroduction.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { jobsIndexMessages } from '../../domain/jobs/jobsIndex.messages.ts';
import { JobsIndexView } from './JobsIndexView.tsx';
import { countByArea, countJobs } from '../../domain/jobs/readJobs.server.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';

export const handle: ScreenHandle = {
  listed: true,
  words: (language) => messagesFor(jobsIndexMessages, language),
};

export const meta: MetaFunction<typeof loader> = (args) =>
  screenHead(args, jobsIndexMessages, (title) => [{ name: title, path: paths.jobs.href() }]);

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const [page, byArea, total, apprenticeships] = await Promise.all([
    or503(readIntroduction(site, paths.jobs.href())),
    or503(countByArea(site)),
    or503(countJobs(site)),
    or503(countJobs(site, { kind: 'apprenticeship' })),
  ]);
  return { page, byArea, total, apprenticeships };
}

/** The jobs index. */
export default function Jobs() {
  return <JobsIndexView {...useLoaderData<typeof loader>()} />;
}
