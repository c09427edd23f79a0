import { relative, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';

/**
 * File names are relative to this folder. Every route has an explicit id, because the default one would publish the
 * folder's path.
 */
const { route, index } = relative(import.meta.dirname);

/** A page that editors compose; its content is looked up by path. */
const composed = '../screens/page/page.route.tsx';

/** The rows of the specification's table (section 2) that every site has, in its order. */
const screens: RouteConfigEntry[] = [
  index('../screens/home/home.route.tsx', { id: 'home' }),
  route('wohnen', composed, { id: 'living' }),
  route('wohnen/haus-umgebung', composed, { id: 'surroundings' }),
  route('wohnen/veranstaltungen', '../screens/livingEvents/livingEvents.route.tsx', { id: 'livingEvents' }),
  route('pflege-betreuung', composed, { id: 'care' }),
  route('gastronomie', '../screens/home/home.route.tsx', { id: 'gastronomy' }),
  route('ueber-uns', composed, { id: 'about' }),
  route('jobs', '../screens/jobs/jobs.route.tsx', { id: 'jobs' }),
  route('jobs/offene-stellen', '../screens/jobs/vacancies.route.tsx', { id: 'vacancies' }),
  route('jobs/offene-stellen/:id', '../screens/job/job.route.tsx', { id: 'job' }),
  route('jobs/ausbildung', '../screens/training/training.route.tsx', { id: 'training' }),
  route('jobs/schnellbewerbung', '../screens/application/application.route.tsx', { id: 'application' }),
  route('kontakt', '../screens/contact/contact.route.tsx', { id: 'contact' }),
  route('datenschutz', composed, { id: 'privacy' }),
  route('impressum', '../screens/imprint/imprint.route.tsx', { id: 'imprint' }),
  route('unsere-haeuser', '../screens/houses/houses.route.tsx', { id: 'houses' }),
  route('unsere-haeuser/:house', '../screens/house/house.route.tsx', { id: 'house' }),
  route('s/:page', composed, { id: 'content-page' }),
  route('mail-signatur', '../screens/signature/signature.route.tsx', { id: 'signature' }),
  route('auth', '../screens/login/login.route.tsx', { id: 'login' }),
  route('intern', '../screens/internal/internal.route.tsx', { id: 'internal' }),
  route('intern/dokumente/:id', '../screens/internal/document.route.ts', { id: 'internal-document' }),
  // The catch-all: a composed page, a redirect that editors entered, or 404.
  route('*', composed, { id: 'page' }),
];

/** Rows that the multilingual site lacks; there the catch-all answers 404. */
const screensOfStandardSites: RouteConfigEntry[] = [
  route('events', '../screens/events/events.route.tsx', { id: 'events' }),
  route('events/:id/:slug?', '../screens/event/event.route.tsx', { id: 'event' }),
  route('media', '../screens/media/media.route.tsx', { id: 'media' }),
  route('media/:id/:slug?', '../screens/article/article.route.tsx', { id: 'article' }),
  route('jobs/offene-lehrstellen', '../screens/jobs/apprenticeships.route.tsx', { id: 'apprenticeships' }),
  route('jobs/offene-lehrstellen/:id', '../screens/job/apprenticeship.route.tsx', { id: 'apprenticeship' }),
  route('v/:handle', composed, { id: 'bare-page' }),
];

/** Feeds, calendars and form endpoints. */
const files: RouteConfigEntry[] = [
  route('wohnen/veranstaltungen.ics', '../screens/livingEvents/livingEventsCalendar.route.ts', {
    id: 'living-events-calendar',
  }),
  route('jobs/offene-stellen.rss', '../screens/jobs/jobsRss.route.ts', { id: 'jobs-rss' }),
  route('jobs/schnellbewerbung/senden', '../screens/application/sendApplication.route.ts', { id: 'send-application' }),
  route('kontakt/senden', '../screens/contact/sendMessage.route.ts', { id: 'send-message' }),
  route('jobs/offene-stellen.json', '../screens/jobs/jobsJson.route.ts', { id: 'jobs-json' }),
];

const filesOfStandardSites: RouteConfigEntry[] = [
  route('events.ics', '../screens/events/eventsCalendar.route.ts', { id: 'events-calendar' }),
  route('events/:id/:slug/event.ics', '../screens/event/eventCalendar.route.ts', { id: 'event-calendar' }),
];

/** At the root of each host, never below a language prefix. */
const robots: RouteConfigEntry[] = [
  route('robots.txt', '../screens/sitemap/robots.route.ts', { id: 'robots' }),
  route('sitemap.xml', '../screens/sitemap/sitemap.route.ts', { id: 'sitemap' }),
];

/** Tenants with one language, identified by host. */
export const standardRoutes: RouteConfig = [
  ...screens,
  ...screensOfStandardSites,
  ...files,
  ...filesOfStandardSites,
  ...robots,
];

/** The multilingual tenant: the same screens below a language prefix. */
export const multilingualRoutes: RouteConfig = [
  route(':lang', 'prefix.route.tsx', { id: 'prefix' }, [...screens, ...files]),
  ...robots,
  // Paths that have no language segment, such as `//wohnen`: without this route they would miss the layout, too.
  route('*', 'notFound.route.tsx', { id: 'not-found' }),
];
