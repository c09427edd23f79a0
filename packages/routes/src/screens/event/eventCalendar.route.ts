import { eventQuery } from '@group/content-client/event/event.queries';
import { data, type LoaderFunctionArgs } from 'react-router';
import { paths } from '../../site/paths.ts';
import { entryOr404 } from '../../site/readContent.server.ts';
import { canonicalRedirect } from '../../site/canonicalRedirect.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { calendarResponse } from '../../domain/events/calendar.server.ts';

/** One event as a calendar file. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const event = await entryOr404(params.id, (id) => site.read(eventQuery(id)));
  if (event.audience !== 'public') throw data(null, { status: 404 });
  canonicalRedirect(site, url, { slug: params.slug, entry: event, path: paths.eventCalendar.href(event) });
  return calendarResponse(site, undefined, [event]);
}
