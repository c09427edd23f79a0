import { messagesFor } from '@group/ui/messages/defineMessages';
import { type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { submissionServiceContext } from '../../forms/submissionService.server.ts';
import { newFormToken } from '../../forms/spamGuard.server.ts';
import { unlistedHead } from '../../layout/screenHead.ts';
import { or503 } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { retryAfterHeaders } from '../../site/retryAfter.ts';
import { applicationMessages } from './application.messages.ts';
import { ApplicationView } from './ApplicationView.tsx';
import { openJob, readOfferedHouses, submitApplication } from './submitApplication.server.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';

export const handle: ScreenHandle = {
  listed: false,
  cache: 'none',
  words: (language) => messagesFor(applicationMessages, language),
};

export const meta: MetaFunction = (args) =>
  unlistedHead(args, (language) => messagesFor(applicationMessages, language).title, { ownTitle: true });

export const headers = retryAfterHeaders;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const jobId = url.searchParams.get('stelle') ?? undefined;
  const site = context.get(siteContext);
  const [job, otherHouses] = await Promise.all([
    jobId === undefined ? undefined : or503(openJob(site, jobId)),
    readOfferedHouses(site),
  ]);
  const formToken = newFormToken(context.get(submissionServiceContext).secret);
  return { job, jobGone: jobId !== undefined && !job, otherHouses, formToken };
}

export { submitApplication as action };

export default function ApplicationPage() {
  return <ApplicationView {...useLoaderData<typeof loader>()} answer={useActionData<typeof submitApplication>()} />;
}
