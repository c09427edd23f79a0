import { type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { privatePageHead } from '../../layout/screenHead.ts';
import { retryAfterHeaders } from '../../site/retryAfter.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { visitPageMessages } from './visitPage.messages.ts';
import { changeVisit, readVisitPage } from './visitPage.server.ts';
import { VisitPageView } from './VisitPageView.tsx';

export const handle: ScreenHandle = { listed: false, private: true };

export const headers = retryAfterHeaders;

export const meta: MetaFunction = (args) => privatePageHead(args, visitPageMessages, 'title');

export { readVisitPage as loader, changeVisit as action };

/** Where a visit stands, for the holder of its link. */
export default function VisitPage() {
  return <VisitPageView state={useLoaderData<typeof readVisitPage>()} rejected={useActionData<typeof changeVisit>()} />;
}
