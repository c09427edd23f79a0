import { messagesFor } from '@group/ui/messages/defineMessages';
import { type LoaderFunctionArgs, type MetaFunction, redirect, useActionData, useLoaderData } from 'react-router';
import { confirmedSubmission } from '../../forms/confirmation.server.ts';
import { submissionServiceContext } from '../../forms/submissionService.server.ts';
import { newFormToken } from '../../forms/spamGuard.server.ts';
import { or503, orElse } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { retryAfterHeaders } from '../../site/retryAfter.ts';
import { applicationMessages } from './application.messages.ts';
import { applicationHead } from './applicationHead.ts';
import { ApplicationView } from './ApplicationView.tsx';
import { openJob, readOfferedHouses, submitApplication } from './submitApplication.server.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';

export const handle: ScreenHandle = {
  listed: false,
  cache: 'none',
  words: (language) => messagesFor(applicationMessages, language),
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...args }) => applicationHead(args, loaderData?.job);

export const headers = retryAfterHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { context, url } = args;
  const jobId = url.searchParams.get('stelle') ?? undefined;
  const site = context.get(siteContext);
  const answer = (await confirmedSubmission(args, 'application'))?.answer;
  const readJob = openJob(site, jobId);
  const [job, otherHouses] = await Promise.all([
    // What was sent is confirmed in any case.
    answer ? orElse(readJob, undefined) : or503(readJob),
    readOfferedHouses(site),
  ]);
  if (!answer && job?.elsewhere) throw redirect(job.elsewhere);
  const formToken = newFormToken(context.get(submissionServiceContext).secret);
  return { answer, job, jobGone: jobId !== undefined && !job, otherHouses, formToken };
}

export { submitApplication as action };

export default function ApplicationPage() {
  const loaded = useLoaderData<typeof loader>();
  return <ApplicationView {...loaded} answer={useActionData<typeof submitApplication>() ?? loaded.answer} />;
}
