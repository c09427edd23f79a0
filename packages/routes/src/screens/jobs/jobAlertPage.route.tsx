import { messagesFor } from '@group/ui/messages/defineMessages';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { pageHead } from '../../layout/pageHead.ts';
import { paths } from '../../site/paths.ts';
import { retryAfterHeaders } from '../../site/retryAfter.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { siteOf } from '../../site/siteOf.ts';
import { jobAlertMessages } from './jobAlert.messages.ts';
import { chosenAction, readAlertPage } from './jobAlertPage.server.ts';
import { JobAlertPageView } from './JobAlertPageView.tsx';

export const handle: ScreenHandle = { listed: false, private: true };

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const site = siteOf(matches);
  const { yours } = messagesFor(jobAlertMessages, site?.language ?? '');
  // Without the token, which no address in the head needs.
  return pageHead({ site, title: yours, pathname: paths.privatePages.href(), indexed: false });
};

export const headers = retryAfterHeaders;

export function loader(args: LoaderFunctionArgs) {
  return readAlertPage(args);
}

export async function action(args: ActionFunctionArgs) {
  return readAlertPage(args, await chosenAction(args.request));
}

/** Confirms, renews or ends a subscription to new jobs. */
export default function JobAlertPage() {
  const loaded = useLoaderData<typeof loader>();
  return <JobAlertPageView {...(useActionData<typeof action>() ?? loaded)} />;
}
