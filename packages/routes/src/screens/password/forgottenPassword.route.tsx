import { mailsQuery } from '@group/content-client/account/account.queries';
import { type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { unlistedHead } from '../../layout/screenHead.ts';
import { retryAfterHeaders } from '../../site/retryAfter.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { siteContext } from '../../site/siteContext.ts';
import { ForgottenPasswordView } from './ForgottenPasswordView.tsx';
import { passwordMessages } from './password.messages.ts';
import { answerForgotten } from './password.server.ts';

export const handle: ScreenHandle = { listed: false, private: true };

export const headers = retryAfterHeaders;

export const meta: MetaFunction = (args) => unlistedHead(args, passwordMessages, 'forgotten', { ownTitle: true });

export async function loader({ context }: LoaderFunctionArgs) {
  const { read } = context.get(siteContext);
  // While the content service is down, sending says so.
  return { mails: await read(mailsQuery).catch(() => true) };
}

export { answerForgotten as action };

/** Sends staff who have forgotten their password a link for a new one. */
export default function ForgottenPasswordPage() {
  return <ForgottenPasswordView {...useLoaderData<typeof loader>()} answer={useActionData<typeof answerForgotten>()} />;
}
