import * as paths from '@group/content-client/contract/paths';
import type { Path } from '@group/content-client/contract/paths';
import { relative, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';

/**
 * File names are relative to this folder. Every route has an explicit id, because the default one would publish the
 * folder's path.
 */
const { route, index, layout } = relative(import.meta.dirname);

/** A row of the table; its pattern is a path of the contract. */
const screen = ({ pattern }: Path, file: string, id: string): RouteConfigEntry => route(pattern.slice(1), file, { id });

/** A page that editors compose; its content is looked up by path. */
const composed = '../screens/page/page.route.tsx';

const parent = 'screens.route.tsx';

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
  screen(paths.vacancy, '../screens/job/job.route.tsx', 'job'),
  screen(paths.training, '../screens/training/training.route.tsx', 'training'),
  screen(paths.application, '../screens/application/application.route.tsx', 'application'),
  screen(paths.applicationPage, '../screens/passport/passport.route.tsx', 'application-page'),
  screen(paths.jobAlert, '../screens/jobs/jobAlert.route.tsx', 'job-alert'),
  screen(paths.jobAlertPage, '../screens/jobs/jobAlertPage.route.tsx', 'job-alert-page'),
  screen(paths.contact, '../screens/contact/contact.route.tsx', 'contact'),
  screen(paths.visits, '../screens/visit/visit.route.tsx', 'visits'),
  screen(paths.privacy, composed, 'privacy'),
  screen(paths.imprint, '../screens/imprint/imprint.route.tsx', 'imprint'),
  screen(paths.houses, '../screens/houses/houses.route.tsx', 'houses'),
  screen(paths.house, '../screens/house/house.route.tsx', 'house'),
  screen(paths.contentPage, composed, 'content-page'),
  screen(paths.search, '../screens/search/search.route.tsx', 'search'),
  screen(paths.signature, '../screens/signature/signature.route.tsx', 'signature'),
  screen(paths.login, '../screens/login/login.route.tsx', 'login'),
  screen(paths.forgottenPassword, '../screens/password/forgottenPassword.route.tsx', 'forgotten-password'),
  screen(paths.newPassword, '../screens/password/newPassword.route.tsx', 'new-password'),
  screen(paths.directorySignIn, '../screens/login/directorySignIn.route.ts', 'directory-sign-in'),
  screen(paths.directorySignInEnd, '../screens/login/directorySignInEnd.route.ts', 'directory-sign-in-end'),
  screen(paths.visitPage, '../screens/visitPage/visitPage.route.tsx', 'visit-page'),
  screen(paths.internal, '../screens/internal/internal.route.tsx', 'internal'),
  screen(paths.internalDocument, '../screens/internal/document.route.ts', 'internal-document'),
  // The catch-all: a composed page, a redirect that editors entered, or 404.
  route('*', composed, { id: 'page' }),
];

/** Rows that the multilingual site lacks; there the catch-all answers 404. */
const screensOfStandardSites: RouteConfigEntry[] = [
  screen(paths.events, '../screens/events/events.route.tsx', 'events'),
  screen(paths.event, '../screens/event/event.route.tsx', 'event'),
  screen(paths.media, '../screens/media/media.route.tsx', 'media'),
  screen(paths.article, '../screens/article/article.route.tsx', 'article'),
  screen(paths.apprenticeships, '../screens/jobs/apprenticeships.route.tsx', 'apprenticeships'),
  screen(paths.apprenticeship, '../screens/job/apprenticeship.route.tsx', 'apprenticeship'),
  screen(paths.barePage, '../screens/page/barePage.route.tsx', 'bare-page'),
];

/** Feeds, calendars, form endpoints and what the script of a page asks for. */
const files: RouteConfigEntry[] = [
  screen(paths.applicationState, '../screens/passport/passportState.route.ts', 'application-state'),
  screen(paths.openVisits, '../screens/visit/openVisits.route.ts', 'open-visits'),
  screen(paths.visitState, '../screens/visitPage/visitState.route.ts', 'visit-state'),
  screen(paths.livingEventsCalendar, '../screens/livingEvents/livingEventsCalendar.route.ts', 'living-events-calendar'),
  screen(paths.vacanciesRss, '../screens/jobs/jobsRss.route.ts', 'jobs-rss'),
  screen(paths.sendApplication, '../screens/application/sendApplication.route.ts', 'send-application'),
  screen(paths.sendMessage, '../screens/contact/sendMessage.route.ts', 'send-message'),
  screen(paths.vacanciesJson, '../screens/jobs/jobsJson.route.ts', 'jobs-json'),
];

const filesOfStandardSites: RouteConfigEntry[] = [
  screen(paths.eventsCalendar, '../screens/events/eventsCalendar.route.ts', 'events-calendar'),
  screen(paths.eventCalendar, '../screens/event/eventCalendar.route.ts', 'event-calendar'),
];

/** At the root of each host, never below a language prefix. */
const robots: RouteConfigEntry[] = [
  screen(paths.robots, '../screens/sitemap/robots.route.ts', 'robots'),
  screen(paths.sitemap, '../screens/sitemap/sitemap.route.ts', 'sitemap'),
];

/** Tenants with one language, identified by host. */
export const standardRoutes: RouteConfig = [
  layout(parent, { id: 'screens' }, [...screens, ...screensOfStandardSites]),
  ...files,
  ...filesOfStandardSites,
  ...robots,
];

/** The multilingual tenant: the same screens below a language prefix, which the root middleware interprets. */
export const multilingualRoutes: RouteConfig = [
  route(':lang', parent, { id: 'prefix' }, [...screens, ...files]),
  ...robots,
  // Paths that have no language segment, such as `//wohnen`: without this route they would miss the layout, too.
  route('*', 'notFound.route.tsx', { id: 'not-found' }),
];
