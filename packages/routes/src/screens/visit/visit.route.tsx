import { mailsQuery } from '@group/content-client/account/account.queries';
import { wishDays } from '@group/content-client/visit/visit.schema';
import { messagesFor } from '@group/ui/messages/defineMessages';
import { type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { submissionServiceContext } from '../../forms/submissionService.server.ts';
import { newFormToken } from '../../forms/spamGuard.server.ts';
import { readHouseNames } from '../../domain/houses/readHouses.server.ts';
import { offeredOccasions } from '../../domain/visits/offeredOccasions.ts';
import { visitsFor, withHouseNames } from '../../domain/visits/openVisits.ts';
import { readVisits } from '../../domain/visits/readOpenVisits.server.ts';
import { visitRequest } from '../../domain/visits/visitAddress.ts';
import { visitTitleMessages } from '../../domain/visits/visits.messages.ts';
import { orElse } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { siteOf } from '../../site/siteOf.ts';
import { readConfirmation, submitVisit } from './submitVisit.server.ts';
import { visitMessages } from './visit.messages.ts';
import { visitHead } from './visitHead.ts';
import { VisitView } from './VisitView.tsx';
import type { ScreenHandle } from '../../site/screenHandle.ts';

export const handle: ScreenHandle = {
  listed: true,
  cache: 'none',
  words: (language) => ({
    title: messagesFor(visitTitleMessages, language).visit,
    lead: messagesFor(visitMessages, language).lead,
  }),
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  const { occasion } = visitRequest(new URLSearchParams(location.search));
  const { request } = loaderData ?? {};
  return visitHead(siteOf(matches), { ...request, occasion }, request?.occasion);
};

export async function loader(args: LoaderFunctionArgs) {
  const { context, url } = args;
  const { occasion, house: asked, slot, ageGroup } = visitRequest(url.searchParams);
  const site = context.get(siteContext);
  const [answer, known, { mayExist, nameOf }, mails] = await Promise.all([
    readConfirmation(args),
    orElse(readVisits(site), undefined),
    readHouseNames(site),
    // Not to promise what may not come.
    orElse(site.read(mailsQuery), false),
  ]);
  const open = known ?? [];
  // An address may name a house that no longer exists.
  const house = mayExist(asked) ? asked : undefined;
  const occasions = offeredOccasions(open, site.tenant.features);
  const chosen = occasion ?? open.find(({ value }) => value === slot)?.occasion ?? occasions[0] ?? 'visit';
  return {
    answer,
    formToken: newFormToken(context.get(submissionServiceContext).secret),
    request: { occasion: chosen, house, slot, ageGroup },
    houseName: nameOf(house),
    mails,
    occasions,
    days: wishDays(Date.now()),
    areUnknown: !known,
    visits: withHouseNames(visitsFor(open, { occasion: chosen, house }), nameOf),
  };
}

export { submitVisit as action };

export default function VisitPage() {
  const loaded = useLoaderData<typeof loader>();
  return <VisitView {...loaded} answer={useActionData<typeof submitVisit>() ?? loaded.answer} />;
}
