import * as paths from '@group/content-client/contract/paths';
import type { Path } from '@group/content-client/contract/paths';
import { mounts } from '@group/content-client/contract/mounts';
import type { Redirects } from '../../content/redirectRules.ts';
import type { tenants } from '../../environment/tenants.ts';

type Tenant = (typeof tenants)[number];

/** What the checks know of the website on which an entry appears. */
export interface Site {
  tenant: Tenant;
  /** Paths of published pages, and of pages that are drafts only. */
  pages: ReadonlySet<string>;
  drafts: ReadonlySet<string>;
  redirects: Redirects;
  /** Ids of published entries by the name of their type; of houses, the last part of their address. */
  entries: Readonly<Record<'event' | 'article' | 'job' | 'house', ReadonlySet<string>>>;
  /** Names of public files. */
  files: ReadonlySet<string>;
  /** Telephone numbers without spaces, and mail addresses, of the house and its people. */
  phones: ReadonlySet<string>;
  mails: ReadonlySet<string>;
  /** Outside links that failed on two nights. */
  deadLinks: ReadonlySet<string>;
  now: Date;
}

/** Pages that exist only where an editor has composed them. */
const composed: readonly Path[] = [
  paths.living,
  paths.surroundings,
  paths.care,
  paths.about,
  paths.privacy,
  paths.contentPage,
  paths.barePage,
];

/** Screens that begin with what an editor has composed for their path. */
const introduced: readonly Path[] = [
  paths.home,
  paths.livingEvents,
  paths.gastronomy,
  paths.jobs,
  paths.training,
  paths.contact,
  paths.houses,
];

/** Paths that take forms: a link cannot open them. */
const formTargets: readonly Path[] = [paths.sendApplication, paths.sendMessage];

/** Screens by the feature without which a website lacks them. */
const optional: Readonly<Record<'events' | 'media' | 'apprenticeships' | 'barePages', readonly Path[]>> = {
  events: [paths.events, paths.event, paths.eventsCalendar, paths.eventCalendar],
  media: [paths.media, paths.article],
  apprenticeships: [paths.apprenticeships, paths.apprenticeship],
  barePages: [paths.barePage],
};

function absent({ features }: Tenant): readonly Path[] {
  const { events, media, apprenticeships, barePages } = optional;
  return [
    ...(features.events ? [] : events),
    ...(features.media ? [] : media),
    ...(features.apprenticeships ? [] : apprenticeships),
    ...(features.barePages ? [] : barePages),
  ];
}

// CommonJS adds the module itself to its exports.
const all: readonly Path[] = Object.values(paths).filter((path) => 'pattern' in path);

const pathsOf = (tenant: Tenant): Path[] =>
  all.filter((path) => !absent(tenant).some(({ pattern }) => pattern === path.pattern));

const patterns: ReadonlyMap<string, URLPattern> = new Map(
  all.map(({ pattern }) => [pattern, new URLPattern({ pathname: pattern }, { ignoreCase: true })]),
);

/** The parameters of a path in a pattern; `undefined` if it does not match. */
const match = ({ pattern }: Path, pathname: string): Record<string, string | undefined> | undefined =>
  patterns.get(pattern)?.exec({ pathname })?.pathname.groups;

const includes = (list: readonly Path[], { pattern }: Path): boolean => list.some((path) => path.pattern === pattern);

/** Whether the server itself answers below a path, before any page or redirect. */
export const isMounted = (path: string): boolean =>
  Object.values(mounts).some((mount) => path === mount || path.startsWith(`${mount}/`));

/** Whether the website itself answers at a path, so that no page of an editor can appear there. */
export function isOwned({ tenant }: Site, path: string): boolean {
  const composable = [...composed, ...introduced].filter((each) => !includes(absent(tenant), each));
  if (composable.some((each) => match(each, path))) return false;
  return isMounted(path) || pathsOf(tenant).some((each) => match(each, path));
}

/** A link to this website without its origin, query, fragment and trailing slash; `undefined` for other links. */
export function ownPath({ tenant }: Site, link: string): string | undefined {
  const hosts: readonly string[] = tenant.hosts.production;
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (url && !(url.protocol === 'https:' && hosts.includes(url.hostname))) return undefined;
  const path = url?.pathname ?? link.replace(/[?#].*$/s, '');
  return path.startsWith('/') ? path.replace(/(?<=.)\/$/, '') : undefined;
}

/** Whether an entry with these parameters is published. */
function hasEntry(site: Site, path: Path, id: string): boolean {
  const { entries } = site;
  if (path === paths.house) return entries.house.has(id);
  if (path === paths.vacancy || path === paths.apprenticeship) return entries.job.has(id);
  if (path === paths.event || path === paths.eventCalendar) return entries.event.has(id);
  if (path === paths.article) return entries.article.has(id);
  if (path === paths.download) return site.files.has(id);
  // Only the staff see whether it exists.
  return path === paths.internalDocument;
}

/** Whether a page is at a path of the website. */
export function isThere(site: Site, path: string): boolean {
  const { pages, redirects, tenant } = site;
  if (pages.has(path.toLowerCase()) || redirects.find(path)) return true;
  if (path === mounts.pictures || path.startsWith(`${mounts.pictures}/`)) return true;
  return pathsOf(tenant).some((each) => {
    const parameters = includes(formTargets, each) || includes(composed, each) ? undefined : match(each, path);
    if (!parameters) return false;
    const id = parameters.id ?? parameters.slug ?? parameters.name;
    return id === undefined ? !isMounted(path) || each === paths.securityContact : hasEntry(site, each, id);
  });
}
