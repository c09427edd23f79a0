import { imprintQuery } from '@group/content-client/imprint/imprint.queries';
import { messagesFor } from '@group/ui/messages/defineMessages';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { screenHead } from '../../layout/screenHead.ts';
import { paths } from '../../site/paths.ts';
import { or503 } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { readTranslated } from '../../site/translation.server.ts';
import { imprintMessages } from './imprint.messages.ts';
import { ImprintView } from './ImprintView.tsx';
import type { ScreenHandle } from '../../site/screenHandle.ts';

export const handle: ScreenHandle = {
  listed: true,
  words: (language) => messagesFor(imprintMessages, language),
};

export const meta: MetaFunction = ({ matches, location }) =>
  screenHead({ matches, location }, imprintMessages, (title) => [{ name: title, path: paths.imprint.href() }]);

export async function loader({ context }: LoaderFunctionArgs) {
  return { imprint: await or503(readTranslated(context.get(siteContext), imprintQuery)) };
}

export default function ImprintPage() {
  return <ImprintView {...useLoaderData<typeof loader>()} />;
}
