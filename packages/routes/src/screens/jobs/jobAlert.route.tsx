import { mailsQuery } from '@group/content-client/account/account.queries';
import { type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { confirmedSubmission } from '../../forms/confirmation.server.ts';
import { submissionServiceContext } from '../../forms/submissionService.server.ts';
import { newFormToken } from '../../forms/spamGuard.server.ts';
import { unlistedHead } from '../../layout/screenHead.ts';
import { orElse } from '../../site/readContent.server.ts';
import { retryAfterHeaders } from '../../site/retryAfter.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { siteContext } from '../../site/siteContext.ts';
import { jobAlertMessages } from './jobAlert.messages.ts';
import { JobAlertView } from './JobAlertView.tsx';
import { readChoices, readFilter } from './listing.server.ts';
import { submitAlert } from './submitAlert.server.ts';

export const handle: ScreenHandle = { listed: false, cache: 'none' };

export const meta: MetaFunction = (args) => unlistedHead(args, jobAlertMessages, 'title', { ownTitle: true });

export const headers = retryAfterHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { context, url } = args;
  const site = context.get(siteContext);
  const [choices, mails] = await Promise.all([readChoices(site), orElse(site.read(mailsQuery), false)]);
  const picksApprenticeships = site.tenant.features.apprenticeships;
  return {
    answer: (await confirmedSubmission(args, 'alert'))?.answer,
    mails,
    ...choices,
    picksApprenticeships,
    filter: readFilter(url.searchParams, { ...choices, picksApprenticeships }),
    formToken: newFormToken(context.get(submissionServiceContext).secret),
  };
}

export { submitAlert as action };

/** Subscribes to new jobs by mail. */
export default function JobAlertPage() {
  const loaded = useLoaderData<typeof loader>();
  return <JobAlertView {...loaded} answer={useActionData<typeof submitAlert>() ?? loaded.answer} />;
}
