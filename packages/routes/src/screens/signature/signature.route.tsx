import { messagesFor } from '@group/ui/messages/defineMessages';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageHead } from '../../layout/pageHead.ts';
import { siteContext } from '../../site/siteContext.ts';
import { siteOf } from '../../site/siteOf.ts';
import { readOrganisation } from './organisation.server.ts';
import { pageMessages } from './page.messages.ts';
import { SignatureView } from './SignatureView.tsx';
import type { ScreenHandle } from '../../site/screenHandle.ts';

export const handle: ScreenHandle = { listed: false };

export const meta: MetaFunction<typeof loader> = ({ matches, location }) => {
  const site = siteOf(matches);
  const { title, lead } = messagesFor(pageMessages, site?.language ?? '');
  return pageHead({ site, title, description: lead, pathname: location.pathname, indexed: false });
};

export function loader({ context }: LoaderFunctionArgs) {
  return readOrganisation(context.get(siteContext));
}

/** For staff: creates their mail signature. */
export default function SignatureScreen() {
  return <SignatureView {...useLoaderData<typeof loader>()} />;
}
