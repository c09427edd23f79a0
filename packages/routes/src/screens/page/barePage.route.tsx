import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { LobbyView } from './LobbyView.tsx';
import { loader as loadPage } from './page.route.tsx';

/** A composed page that stands alone, for example on a screen in the house (specification, section 2: `/v/{handle}`). */
export const handle: ScreenHandle = { layout: 'bare', listed: false };

export { meta } from './page.route.tsx';

export async function loader(request: LoaderFunctionArgs) {
  return { ...(await loadPage(request)), today: new Date().toISOString() };
}

export default function BarePage() {
  return <LobbyView {...useLoaderData<typeof loader>()} />;
}
