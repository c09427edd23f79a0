// Imported in the browser, too: without dependencies, and one export per path, so that bundles have only those they use.
import { mounts } from './mounts.ts';

/** Names of the parameters of a pattern; one that may be missing ends with a question mark. */
type ParametersOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type Named<Name extends string> = Name extends `${infer Required}?` ? Required : Name;

/** The argument of `href`; none where the pattern has no parameters. */
type Entry<Pattern extends string> = [ParametersOf<Pattern>] extends [never]
  ? []
  : [entry: Readonly<Record<Named<ParametersOf<Pattern>>, string>>];

/** A public path without language prefix: its pattern in the route table, and the path of one page. */
export interface Path<Pattern extends string = string> {
  pattern: Pattern;
  /** Segments whose parameter is empty are omitted. */
  href: (...entry: Entry<Pattern>) => string;
}

/* @__NO_SIDE_EFFECTS__ */
function path<const Pattern extends string>(pattern: Pattern): Path<Pattern> {
  const href = (entry: Readonly<Record<string, string>> = {}): string =>
    pattern.replaceAll(/\/:(\w+)\??/g, (_, name: string) => (entry[name] ? `/${entry[name]}` : ''));
  return { pattern, href };
}

// All paths of the specification. A tenant without a screen omits it from its route table, not from here. The slug of an
// entry only serves readers, and may be missing, or empty as in a draft.

export const home = path('/');
export const events = path('/events');
export const event = path('/events/:id/:slug?');
export const eventsCalendar = path('/events.ics');
export const eventCalendar = path('/events/:id/:slug/event.ics');
export const media = path('/media');
export const article = path('/media/:id/:slug?');
export const living = path('/wohnen');
export const surroundings = path('/wohnen/haus-umgebung');
export const livingEvents = path('/wohnen/veranstaltungen');
export const livingEventsCalendar = path('/wohnen/veranstaltungen.ics');
export const care = path('/pflege-betreuung');
export const gastronomy = path('/gastronomie');
export const about = path('/ueber-uns');
export const jobs = path('/jobs');
export const vacancies = path('/jobs/offene-stellen');
export const vacancy = path('/jobs/offene-stellen/:id');
export const vacanciesRss = path('/jobs/offene-stellen.rss');
export const vacanciesJson = path('/jobs/offene-stellen.json');
export const apprenticeships = path('/jobs/offene-lehrstellen');
export const apprenticeship = path('/jobs/offene-lehrstellen/:id');
export const training = path('/jobs/ausbildung');
export const application = path('/jobs/schnellbewerbung');
export const sendApplication = path('/jobs/schnellbewerbung/senden');
/** Subscribes to new jobs by mail. */
export const jobAlert = path('/jobs/stellenabo');
export const contact = path('/kontakt');
/** Open dates, and the form for a visit, a trial day or an appointment. */
export const visits = path('/besuch');
/** Those dates in JSON, for the script of the form. */
export const openVisits = path('/besuch/termine.json');
export const sendMessage = path('/kontakt/senden');
export const privacy = path('/datenschutz');
export const imprint = path('/impressum');
export const houses = path('/unsere-haeuser');
export const house = path('/unsere-haeuser/:slug');
export const search = path('/suche');
export const signature = path('/mail-signatur');
export const login = path('/auth');
/** Sends staff a link that sets a new password. */
export const forgottenPassword = path('/auth/vergessen');
/** To which such a link leads. */
export const newPassword = path('/auth/passwort');
/** Leads to the company's directory, where staff sign in. */
export const directorySignIn = path('/auth/firmenkonto');
/** Where the browser comes back from the directory. */
export const directorySignInEnd = path('/auth/firmenkonto/ende');
export const internal = path('/intern');
export const internalDocument = path('/intern/dokumente/:id');
/** Below it are the pages of single visitors, which only the link in a mail or on a confirmation opens. */
export const privatePages = path('/meine');
/** Where an application stands. */
export const applicationPage = path('/meine/bewerbung/:token');
/** Where a visit stands. */
export const visitPage = path('/meine/besuch/:token');
/** The state of such a page, for its script. */
export const applicationState = path('/meine/bewerbung/:token/stand');
export const visitState = path('/meine/besuch/:token/stand');
/** Confirms, renews or ends a subscription to new jobs. */
export const jobAlertPage = path('/meine/stellenabo/:token');
/** Pages that editors add. */
export const contentPage = path('/s/:page');
/** Pages without navigation, for example for a screen in the house. */
export const barePage = path('/v/:handle');

// At the root of each host, outside of the language prefixes.

export const robots = path('/robots.txt');
export const sitemap = path('/sitemap.xml');
export const favicon = path('/favicon.ico');
/** The icon for home screens of phones. iOS also asks for this path without a link. */
export const touchIcon = path('/apple-touch-icon.png');
/** The icon for home screens of Android, which asks for at least 192 px. */
export const largeIcon = path('/icon-512.png');
/** Name, colours and icons of the site for home screens. */
export const manifest = path('/site.webmanifest');
/**
 * The tenant's small logo as PNG, because Outlook does not support SVG. Sent mails refer to it for years, so the path
 * must never change.
 */
export const signatureLogo = path('/mail-signatur/logo.png');
export const securityContact = path(`${mounts.wellKnown}/security.txt`);
/** Where password managers send staff whose password has leaked (W3C, A Well-Known URL for Changing Passwords). */
export const changePassword = path(`${mounts.wellKnown}/change-password`);
/** A public document of the content service, the same for every language. */
export const download = path(`${mounts.downloads}/:name`);
/** Starts the preview of a draft. */
export const preview = path(`${mounts.preview}/:token`);
export const previewEnd = path(`${mounts.preview}/ende`);
