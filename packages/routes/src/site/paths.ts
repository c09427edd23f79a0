import { entryPaths, previewEndPath } from '@group/content-client/contract/entryPaths';
import { paths } from '@group/content-client/contract/paths';

export { paths } from '@group/content-client/contract/paths';

/** Adds the language prefix to a path of the site; other URLs are returned unchanged. */
export function withPrefix(pathPrefix: string, link: string): string {
  if (!link.startsWith('/') || !pathPrefix) return link;
  return link === '/' ? pathPrefix : pathPrefix + link;
}

/** Removes the language prefix. */
export function withoutPrefix(pathPrefix: string, pathname: string): string {
  const path = pathPrefix && pathname.startsWith(pathPrefix) ? pathname.slice(pathPrefix.length) : pathname;
  return path || '/';
}

export function articlePath({ id, slug }: { id: string; slug: string }): string {
  return entryPaths.article.href({ id, slug });
}

export function eventPath({ id, slug }: { id: string; slug: string }): string {
  return entryPaths.event.href({ id, slug });
}

/** The calendar file of a list of events. */
export function calendarPath(path: typeof paths.events | typeof paths.livingEvents): string {
  return `${path}.ics`;
}

export function eventCalendarPath(event: { id: string; slug: string }): string {
  return `${eventPath(event)}/event.ics`;
}

/** A page of the media list, counted from 1. */
export function mediaPagePath(page: number): string {
  return page > 1 ? `${paths.media}?seite=${page}` : paths.media;
}

export function housePath({ slug }: { slug: string }): string {
  return entryPaths.house.href({ house: slug });
}

export function jobPath({ id, kind }: { id: string; kind: string }, apprenticeshipRoutes: boolean): string {
  const path = apprenticeshipRoutes && kind === 'apprenticeship' ? entryPaths.apprenticeship : entryPaths.vacancy;
  return path.href({ id });
}

/** The quick application for one advertisement. */
export function applicationPath({ id }: { id: string }): string {
  return `${paths.application}?stelle=${id}`;
}

/** The login with the path to return to, which includes its language prefix. */
export function loginPath(then: string): string {
  return `${paths.login}?weiter=${then}`;
}

/** Leaves the preview and returns to the published page; outside of the language prefixes. */
export function leavePreviewPath(path: string): string {
  return `${previewEndPath}?weiter=${encodeURIComponent(path)}`;
}

/** A public document of the content service, served on the site's own origin; the same for every language. */
export function downloadPath({ name }: { name: string }): string {
  return `/downloads/${name}`;
}

/** An internal document, served through the site. */
export function internalDocumentPath({ id }: { id: string }): string {
  return entryPaths.internalDocument.href({ id });
}

/** Whether a path, with or without language prefix, is an internal document. */
export function isInternalDocumentPath(path: string): boolean {
  return /^(?:\/[a-z]{2})?\/intern\/dokumente\//.test(path);
}
