import { textsFor } from '@group/ui/texts/defineTexts';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formDeskContext } from '../../forms/formDesk.server.ts';
import { newStamp } from '../../forms/formGuard.server.ts';
import { formHeaders } from '../../forms/takeForm.server.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { orUnavailable } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { siteOf } from '../../site/siteOf.ts';
import { applicationTexts } from './application.texts.ts';
import { ApplicationView } from './ApplicationView.tsx';
import { openJob, takeApplication } from './takeApplication.server.ts';

/** Query parameters that the page depends on; the page cache hands on no others. */
export const handle = { search: ['stelle'] };

export const meta: MetaFunction<typeof loader> = ({ matches, location }) => {
  const site = siteOf(matches);
  const { title } = textsFor(applicationTexts, site?.language ?? '');
  return pageHead({ site, title, pathname: location.pathname, indexed: false });
};

export const headers = formHeaders;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const asked = url.searchParams.get('stelle') ?? undefined;
  const job = asked === undefined ? undefined : await orUnavailable(openJob(context.get(siteContext), asked));
  const stamp = newStamp(context.get(formDeskContext).secret);
  return data({ job, jobGone: asked !== undefined && !job, stamp }, { headers: formHeaders() });
}

export function action(args: ActionFunctionArgs) {
  return takeApplication(args);
}

/** The quick application. */
export default function ApplicationPage() {
  return <ApplicationView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
