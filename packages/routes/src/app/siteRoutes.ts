import { entryPaths } from '@group/content-client/contract/entryPaths';
import { paths } from '@group/content-client/contract/paths';
import { relative, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';

/**
 * File names are relative to this folder. Every route has an explicit id, because the default one would publish the
 * folder's path.
 */
const { route, index } = relative(import.meta.dirname);

/** A row of the table; its pattern is a path of the contract. */
const screen = (path: string, file: string, id: string): RouteConfigEntry => route(path.slice(1), file, { id });

/** A page that editors compose; its content is looked up by path. */
const composed = '../screens/page/page.route.tsx';

/** The rows of the specification's table (section 2) that every site has, in its order. */
const screens: RouteConfigEntry[] = [
  index('../screens/home/home.route.tsx', { id: 'home' }),
  screen(paths.living, composed, 'living'),
  screen(paths.surroundings, composed, 'surroundings'),
  screen(paths.livingEvents, '../screens/livingEvents/livingEvents.route.tsx', 'livingEvents'),
  screen(paths.care, composed, 'care'),
  screen(paths.gastronomy, '../screens/home/gastronomy.route.tsx', 'gastronomy'),
  screen(paths.about, composed, 'about'),
  screen(paths.jobs, '../screens/jobs/jobs.route.tsx', 'jobs'),
  screen(paths.vacancies, '../screens/jobs/vacancies.route.tsx', 'vacancies'),
  screen(entryPaths.vacancy.pattern, '../screens/job/job.route.tsx', 'job'),
  screen(paths.training, '../screens/training/training.route.tsx', 'training'),
  screen(paths.application, '../screens/application/application.route.tsx', 'application'),
  screen(paths.contact, '../screens/contact/contact.route.tsx', 'contact'),
  screen(paths.privacy, composed, 'privacy'),
  screen(paths.imprint, '../screens/imprint/imprint.route.tsx', 'imprint'),
  screen(paths.houses, '../screens/houses/houses.route.tsx', 'houses'),
  screen(entryPaths.house.pattern, '../screens/house/house.route.tsx', 'house'),
  route('s/:page', composed, { id: 'content-page' }),
  screen(paths.signature, '../screens/signature/signature.route.tsx', 'signature'),
  screen(paths.login, '../screens/login/login.route.tsx', 'login'),
  screen(paths.internal, '../screens/internal/internal.route.tsx', 'internal'),
  screen(entryPaths.internalDocument.pattern, '../screens/internal/document.route.ts', 'internal-document'),
  // The catch-all: a composed page, a redirect that editors entered, or 404.
  route('*', composed, { id: 'page' }),
];

/** Rows that the multilingual site lacks; there the catch-all answers 404. */
const screensOfStandardSites: RouteConfigEntry[] = [
  screen(paths.events, '../screens/events/events.route.tsx', 'events'),
  screen(entryPaths.event.pattern, '../screens/event/event.route.tsx', 'event'),
  screen(paths.media, '../screens/media/media.route.tsx', 'media'),
  screen(entryPaths.article.pattern, '../screens/article/article.route.tsx', 'article'),
  screen(paths.apprenticeships, '../screens/jobs/apprenticeships.route.tsx', 'apprenticeships'),
  screen(entryPaths.apprenticeship.pattern, '../screens/job/apprenticeship.route.tsx', 'apprenticeship'),
  route('v/:handle', '../screens/page/barePage.route.tsx', { id: 'bare-page' }),
];

/** Feeds, calendars and form endpoints. */
const files: RouteConfigEntry[] = [
  screen(
    `${paths.livingEvents}.ics`,
    '../screens/livingEvents/livingEventsCalendar.route.ts',
    'living-events-calendar',
  ),
  screen(`${paths.vacancies}.rss`, '../screens/jobs/jobsRss.route.ts', 'jobs-rss'),
  screen(paths.sendApplication, '../screens/application/sendApplication.route.ts', 'send-application'),
  screen(`${paths.contact}/senden`, '../screens/contact/sendMessage.route.ts', 'send-message'),
  screen(`${paths.vacancies}.json`, '../screens/jobs/jobsJson.route.ts', 'jobs-json'),
];

const filesOfStandardSites: RouteConfigEntry[] = [
  screen(`${paths.events}.ics`, '../screens/events/eventsCalendar.route.ts', 'events-calendar'),
  screen(`${paths.events}/:id/:slug/event.ics`, '../screens/event/eventCalendar.route.ts', 'event-calendar'),
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
