import { relative, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';

/** Routes name their files from here; an id of its own keeps the path of this folder out of the pages. */
const screens = relative(import.meta.dirname);

const home = screens.index('home/home.route.tsx', { id: 'home' });

/** Pages that editors compose, and everything that nobody made: not found. */
const composed = screens.route('*', 'page/page.route.tsx', { id: 'page' });

/** Events have a page each, and calendars that calendar programs read. */
const events: RouteConfigEntry[] = [
  screens.route('events', 'events/events.route.tsx', { id: 'events' }),
  screens.route('events.ics', 'calendar/eventsCalendar.route.ts', { id: 'events-calendar' }),
  screens.route('events/:id/:slug?', 'event/event.route.tsx', { id: 'event' }),
  screens.route('events/:id/:slug/event.ics', 'calendar/eventCalendar.route.ts', { id: 'event-calendar' }),
];

const media: RouteConfigEntry[] = [
  screens.route('media', 'media/media.route.tsx', { id: 'media' }),
  screens.route('media/:id/:slug?', 'article/article.route.tsx', { id: 'article' }),
];

const living: RouteConfigEntry[] = [
  screens.route('wohnen/veranstaltungen', 'livingEvents/livingEvents.route.tsx', { id: 'livingEvents' }),
  screens.route('wohnen/veranstaltungen.ics', 'calendar/livingEventsCalendar.route.ts', { id: 'living-events-calendar' }),
];

const houses: RouteConfigEntry[] = [
  screens.route('unsere-haeuser', 'houses/houses.route.tsx', { id: 'houses' }),
  screens.route('unsere-haeuser/:house', 'house/house.route.tsx', { id: 'house' }),
];

const signature = screens.route('mail-signatur', 'signature/signature.route.tsx', { id: 'signature' });

/** The tenants that are told apart by their host. */
export const standardRoutes: RouteConfig = [home, ...events, ...media, ...living, ...houses, signature, composed];

const underPrefix: RouteConfigEntry[] = [home, ...living, ...houses, signature, composed];

/** The multilingual tenant: the same screens, each below its language. */
export const multilingualRoutes: RouteConfig = [
  screens.route(':lang', 'site/prefix.route.tsx', { id: 'prefix' }, underPrefix),
];
