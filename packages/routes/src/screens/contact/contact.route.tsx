import { messagesFor } from '@group/ui/messages/defineMessages';
import { type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { confirmedSubmission } from '../../forms/confirmation.server.ts';
import { submissionServiceContext } from '../../forms/submissionService.server.ts';
import { newFormToken } from '../../forms/spamGuard.server.ts';
import { screenHead } from '../../layout/screenHead.ts';
import { readHouses } from '../../domain/houses/readHouses.server.ts';
import { paths } from '../../site/paths.ts';
import { orElse } from '../../site/readContent.server.ts';
import { readIntroduction } from '../../blocks/Blocks/readIntroduction.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { retryAfterHeaders } from '../../site/retryAfter.ts';
import { contactMessages } from './contact.messages.ts';
import { ContactView } from './ContactView.tsx';
import { submitMessage } from './submitMessage.server.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';

export const handle: ScreenHandle = {
  listed: true,
  cache: 'none',
  words: (language) => messagesFor(contactMessages, language),
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...args }) =>
  screenHead(args, contactMessages, (title) => [{ name: title, path: paths.contact.href() }], {
    metadata: loaderData?.metadata,
    ownTitle: true,
  });

export const headers = retryAfterHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const site = context.get(siteContext);
  const [page, houses] = await Promise.all([
    orElse(readIntroduction(site, paths.contact.href()), null),
    orElse(readHouses(site), []),
  ]);
  const own = houses.filter(({ company }) => company.key === site.tenant.key);
  return {
    answer: (await confirmedSubmission(args, 'message'))?.answer,
    formToken: newFormToken(context.get(submissionServiceContext).secret),
    metadata: page?.metadata,
    untranslated: page?.untranslated,
    blocks: page?.blocks ?? [],
    openingHours: own.flatMap(({ name, openingHours: hours }) => (hours ? [{ house: name, hours }] : [])),
  };
}

export { submitMessage as action };

export default function ContactPage() {
  const loaded = useLoaderData<typeof loader>();
  return <ContactView {...loaded} answer={useActionData<typeof submitMessage>() ?? loaded.answer} />;
}
