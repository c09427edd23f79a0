import { passwordLink } from '@group/content-client/account/account';
import { passwordTokenParameter } from '@group/content-client/contract/staffPassword';
import { type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { unlistedHead } from '../../layout/screenHead.ts';
import { or503 } from '../../site/readContent.server.ts';
import { retryAfterHeaders } from '../../site/retryAfter.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { siteContext } from '../../site/siteContext.ts';
import { staffContext } from '../../staff/staffAuth.server.ts';
import { NewPasswordView } from './NewPasswordView.tsx';
import { passwordMessages } from './password.messages.ts';
import { answerNewPassword } from './password.server.ts';

export const handle: ScreenHandle = { listed: false, private: true };

export const headers = retryAfterHeaders;

export const meta: MetaFunction = (args) => unlistedHead(args, passwordMessages, 'new', { ownTitle: true });

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { tenant } = context.get(siteContext);
  const { access } = context.get(staffContext);
  const token = url.searchParams.get(passwordTokenParameter) ?? '';
  const holder = token ? await or503(passwordLink(access, { token, company: tenant.key })) : null;
  return { name: holder?.user.name };
}

export { answerNewPassword as action };

/** Sets the password of an employee who has a link for it. */
export default function NewPasswordPage() {
  return (
    <NewPasswordView {...useLoaderData<typeof loader>()} problem={useActionData<typeof answerNewPassword>()?.problem} />
  );
}
