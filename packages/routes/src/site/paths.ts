import * as paths from '@group/content-client/contract/paths';

export { paths };

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

/** A page of the media list, counted from 1. */
export function mediaPagePath(page: number): string {
  return page > 1 ? `${paths.media.href()}?seite=${page}` : paths.media.href();
}

/** The quick application for one advertisement. */
export function applicationPath({ id }: { id: string }): string {
  return `${paths.application.href()}?stelle=${id}`;
}

/** The login with the path to return to, which includes its language prefix. */
export function loginPath(then: string): string {
  return `${paths.login.href()}?weiter=${then}`;
}

/** The sign-in with the company's directory. */
export function directorySignInPath(then: string | undefined): string {
  return `${paths.directorySignIn.href()}${then ? `?weiter=${encodeURIComponent(then)}` : ''}`;
}

/** Leaves the preview and returns to the published page. */
export function leavePreviewPath(path: string): string {
  return `${paths.previewEnd.href()}?weiter=${encodeURIComponent(path)}`;
}

/** Whether a path, with or without language prefix, is an internal document. */
export function isInternalDocumentPath(path: string): boolean {
  return /^(?:\/[a-z]{2})?\/intern\/dokumente\//.test(path);
}
