import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { privatePageHead } from '../../layout/screenHead.ts';
import { retryAfterHeaders } from '../../site/retryAfter.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { jobAlertMessages } from './jobAlert.messages.ts';
import { chosenAction, readAlertPage } from './jobAlertPage.server.ts';
import { JobAlertPageView } from './JobAlertPageView.tsx';

export const handle: ScreenHandle = { listed: false, private: true };

export const meta: MetaFunction = (args) => privatePageHead(args, jobAlertMessages, 'yours');

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
