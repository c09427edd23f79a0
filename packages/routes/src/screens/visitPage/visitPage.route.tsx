import { messagesFor } from '@group/ui/messages/defineMessages';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { privatePageHead } from '../../layout/privatePageHead.ts';
import { retryAfterHeaders } from '../../site/retryAfter.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { visitPageMessages } from './visitPage.messages.ts';
import { changeVisit, readVisitPage } from './visitPage.server.ts';
import { VisitPageView } from './VisitPageView.tsx';

export const handle: ScreenHandle = { listed: false, private: true };

export const headers = retryAfterHeaders;

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  privatePageHead(matches, (language) => messagesFor(visitPageMessages, language).title);

export async function loader(args: LoaderFunctionArgs) {
  return readVisitPage(args);
}

export async function action(args: ActionFunctionArgs) {
  return changeVisit(args);
}

/** Where a visit stands, for the holder of its link. */
export default function VisitPage() {
  return <VisitPageView state={useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />;
}
