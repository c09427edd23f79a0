import { type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { privatePageHead } from '../../layout/screenHead.ts';
import { retryAfterHeaders } from '../../site/retryAfter.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { passportMessages } from './passport.messages.ts';
import { changePassport, readPassport } from './passport.server.ts';
import { PassportView } from './PassportView.tsx';

export const handle: ScreenHandle = { listed: false, private: true };

export const headers = retryAfterHeaders;

export const meta: MetaFunction = (args) => privatePageHead(args, passportMessages, 'title');

export { readPassport as loader, changePassport as action };

/** Where an application stands, for the holder of its link. */
export default function PassportPage() {
  return <PassportView state={useLoaderData<typeof readPassport>()} refused={useActionData<typeof changePassport>()} />;
}
