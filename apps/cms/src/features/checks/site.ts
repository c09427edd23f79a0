import { entryAt, entryPaths } from '@group/content-client/contract/entryPaths';
import * as paths from '@group/content-client/contract/paths';
import type { Path } from '@group/content-client/contract/paths';
import { mounts } from '@group/content-client/contract/mounts';
import type { Redirects } from '../../content/redirectRules.ts';
import type { Tenant } from '../../environment/tenants.ts';

export interface Site {
  tenant: Tenant;
  /** Paths of published pages, and of pages that are drafts only. */
  pages: ReadonlySet<string>;
  drafts: ReadonlySet<string>;
  redirects: Redirects;
  /** Ids of published entries, or slugs where these identify them, by the name of their type. */
  entries: Readonly<Record<string, ReadonlySet<string>>>;
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

/** Screens of a website without a feature that are missing. */
const optional = [
  ['events', [paths.events, paths.eventsCalendar, ...entryPaths.event.patterns]],
  ['media', [paths.media, ...entryPaths.article.patterns]],
  ['apprenticeships', [paths.apprenticeships, paths.apprenticeship]],
  ['barePages', [paths.barePage]],
] as const satisfies readonly [keyof Tenant['features'], readonly Path[]][];

const absent = ({ features }: Tenant): readonly Path[] =>
  optional.flatMap(([feature, screens]): readonly Path[] => (features[feature] ? [] : screens));

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

function hasEntry(site: Site, path: Path, id: string, pathname: string): boolean {
  const entry = entryAt(pathname);
  if (entry) return site.entries[entry.type]?.has(entry.key) ?? false;
  if (path === paths.download) return site.files.has(id);
  // Only the staff see whether it exists.
  return path === paths.internalDocument;
}

export function isThere(site: Site, path: string): boolean {
  const { pages, redirects, tenant } = site;
  if (pages.has(path.toLowerCase()) || redirects.find(path)) return true;
  if (path === mounts.pictures || path.startsWith(`${mounts.pictures}/`)) return true;
  return pathsOf(tenant).some((each) => {
    const parameters = includes(formTargets, each) || includes(composed, each) ? undefined : match(each, path);
    if (!parameters) return false;
    const id = parameters.id ?? parameters.slug ?? parameters.name;
    return id === undefined ? !isMounted(path) || each === paths.securityContact : hasEntry(site, each, id, path);
  });
}
