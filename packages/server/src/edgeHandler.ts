import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { send, strictTransport } from './http/representation.ts';
import type { StaticFiles } from './http/staticFiles.ts';
import type { AccessLog } from './observability/accessLog.ts';
import { isPrivate } from './http/isPrivate.ts';
import type { PageAddress } from './cache/pageAddress.ts';
import type { Answer, PageCache } from './cache/pageCache.ts';
import type { Page } from './cache/page.ts';
import type { Screen } from './http/routeTable.ts';

export interface EdgeHandlerOptions {
  addressOf(host: string, requested: string, ownPort: number, secure: boolean): PageAddress | undefined;
  screenAt(pathname: string): Screen;
  cache: PageCache;
  files: StaticFiles;
  /** Whether the visitor came over https. */
  isSecure(incoming: IncomingMessage): boolean;
  accessLog: AccessLog;
  /** Answers everything else; told whether the visitor came over https. */
  app(incoming: IncomingMessage, outgoing: ServerResponse, secure: boolean): void;
}

/** What the program itself answers; all other paths are pages. */
const nonPagePrefixes = /^\/(?:assets|pictures|downloads|api|health|hooks|vorschau|\.well-known)\//;

/** A redirect within the site takes along what is not part of the page, such as what a campaign appends. */
function preserveQuery(page: Page, undeclared: string): Page {
  if (!undeclared || page.status < 300 || page.status > 399) return page;
  const { headers } = page.encoded.identity;
  const at = headers.indexOf('location') + 1;
  const location = headers[at] ?? '';
  if (at === 0 || !location.startsWith('/')) return page;
  const extend = (raw: string[]): string[] =>
    raw.with(at, `${location}${location.includes('?') ? '&' : '?'}${undeclared}`);
  const { body, secureHeaders } = page.encoded.identity;
  return { ...page, encoded: { identity: { body, headers: extend(headers), secureHeaders: extend(secureHeaders) } } };
}

/**
 * Stands in front of the program and answers what is finished already: built files, and pages that are the same for
 * everybody. It knows of a request its method, its path, the tenant of its host and the query that the screen reads;
 * nothing else of it reaches a page that is kept.
 */
export function createEdgeHandler(options: EdgeHandlerOptions): RequestListener {
  const { addressOf, screenAt, cache, files, isSecure, accessLog, app } = options;

  function next(incoming: IncomingMessage, outgoing: ServerResponse, secure: boolean): void {
    if (secure) outgoing.setHeader('strict-transport-security', strictTransport);
    app(incoming, outgoing, secure);
  }

  function nextLogged(incoming: IncomingMessage, outgoing: ServerResponse, secure: boolean): void {
    accessLog.handle(incoming, outgoing, 'none', () => next(incoming, outgoing, secure));
  }

  return (incoming, outgoing) => {
    const { method, headers, url = '' } = incoming;
    const secure = isSecure(incoming);
    if (method !== 'GET' && method !== 'HEAD') return nextLogged(incoming, outgoing, secure);
    const file = files.get(url);
    if (file) return send(file, incoming, outgoing, secure);
    const address = nonPagePrefixes.test(url)
      ? undefined
      : addressOf(headers.host ?? '', url, incoming.socket.localPort ?? 0, secure);
    if (!address) return nextLogged(incoming, outgoing, secure);
    // What is not kept here is to be kept by nobody else, unless its screen says so.
    const bypass = (): void => {
      outgoing.setHeader('cache-control', 'private, no-cache');
      next(incoming, outgoing, secure);
    };
    if (isPrivate(headers)) return accessLog.handle(incoming, outgoing, 'none', bypass);

    const deliver = (page: Page): void => send(preserveQuery(page, address.undeclared), incoming, outgoing, secure);
    const ready = cache.lookup(address);
    if (ready) {
      deliver(ready);
      return accessLog.served(incoming, outgoing);
    }
    const [pathname = ''] = address.target.split('?', 1);
    if (pathname.endsWith('.data') || screenAt(pathname).takesForms) {
      return accessLog.handle(incoming, outgoing, 'none', bypass);
    }
    const answer = (made: Answer): void => (made === 'uncacheable' ? bypass() : deliver(made));
    accessLog.handle(incoming, outgoing, 'miss', () => void cache.get(address).then(answer, bypass));
  };
}
