import { messagesFor } from '@group/ui/messages/defineMessages';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { agenda } from '../../domain/events/agenda.ts';
import { screenHead } from '../../layout/screenHead.ts';
import { paths, withPrefix } from '../../site/paths.ts';
import { picturesIn } from '../../blocks/Blocks/showPicturesOnce.ts';
import { readIntroduction } from '../../blocks/Blocks/readIntroduction.server.ts';
import { or503 } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { siteOf } from '../../site/siteOf.ts';
import { withoutRepeatedPictures } from '../../site/withoutRepeatedPictures.ts';
import { readEvents } from '../../domain/events/readEvents.server.ts';
import { houseEvent } from './houseEvent.ts';
import { livingEventsMessages } from './livingEvents.messages.ts';
import { LivingEventsView } from './LivingEventsView.tsx';
import type { ScreenHandle } from '../../site/screenHandle.ts';

export const handle: ScreenHandle = {
  listed: true,
  words: (language) => messagesFor(livingEventsMessages, language),
};

export const meta: MetaFunction<typeof loader> = (args) => [
  ...screenHead(args, livingEventsMessages, (title, language) => [
    { name: messagesFor(livingEventsMessages, language).living, path: paths.living.href() },
    { name: title, path: paths.livingEvents.href() },
  ]),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'text/calendar',
    href: withPrefix(siteOf(args.matches)?.pathPrefix ?? '', paths.livingEventsCalendar.href()),
  },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const [page, events] = await Promise.all([
    or503(readIntroduction(site, paths.livingEvents.href(), 'events')),
    or503(readEvents(site)),
  ]);
  const { upcoming } = agenda(events, new Date());
  const listed = upcoming.map((event) => houseEvent(event, site.tenant.features.events));
  return { page, events: withoutRepeatedPictures(listed, picturesIn(page?.blocks)) };
}

/** Events in the house. */
export default function LivingEvents() {
  return <LivingEventsView {...useLoaderData<typeof loader>()} />;
}
