import { housesToState, internalContent } from '@group/content-client/account/account';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { unlistedHead } from '../../layout/screenHead.ts';
import { paths } from '../../site/paths.ts';
import { retryAfterHeaders } from '../../site/retryAfter.ts';
import { internalMessages } from './internal.messages.ts';
import { InternalView } from './InternalView.tsx';
import { readInternal } from './readInternal.server.ts';
import { stateFreePlaces } from './stateFreePlaces.server.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';

export const headers = retryAfterHeaders;

export const handle: ScreenHandle = { listed: false, private: true };

export const meta: MetaFunction = (args) => unlistedHead(args, internalMessages, 'title');

export async function loader(args: LoaderFunctionArgs) {
  return readInternal(args, paths.internal.href(), async (...session) => {
    const [content, houses] = await Promise.all([internalContent(...session), housesToState(...session)]);
    return content && { ...content, houses: houses ?? [] };
  });
}

export { stateFreePlaces as action };

export default function InternalPage() {
  return <InternalView {...useLoaderData<typeof loader>()} />;
}
