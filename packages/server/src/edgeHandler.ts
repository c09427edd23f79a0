import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { handledPath } from '@group/content-client/contract/handledPath';
import { acceptedEncoding } from './http/acceptedEncoding.ts';
import { limitPerTurn } from './http/limitPerTurn.ts';
import { send, strictTransport } from './http/representation.ts';
import type { StaticFiles } from './http/staticFiles.ts';
import type { AccessLog } from './observability/accessLog.ts';
import { isPrivate } from './http/isPrivate.ts';
import type { PageAddress } from './cache/pageAddress.ts';
import type { CacheResult, PageCache } from './cache/pageCache.ts';
import type { Page } from './cache/page.ts';
import type { Screen } from './http/routeTable.ts';

export interface EdgeHandlerOptions {
  addressOf(host: string, requested: string, ownPort: number, secure: boolean): PageAddress | undefined;
  screenAt(pathname: string): Pick<Screen, 'sharing'>;
  /** The request target without query parameters that the page does not depend on, as far as its screen declares them. */
  knownTarget(host: string, target: string): Promise<string>;
  /** IP prefix of the client, whose renders queue together. */
  clientIpPrefix(incoming: IncomingMessage): string;
  /** Whether editors redirect the address because of its query, which the cache may not know. */
  isMoved(tenant: PageAddress['tenant'], requested: string): Promise<boolean>;
  cache: PageCache;
  files: StaticFiles;
  /** Whether the visitor came over https. */
  isSecure(incoming: IncomingMessage): boolean;
  accessLog: AccessLog;
  /** Handles every other request; `secure` says whether the visitor came over https. */
  app(incoming: IncomingMessage, outgoing: ServerResponse, secure: boolean): void;
}

/**
 * Requests for the app and for addresses with parameters: each takes 0.1 to 0.2 ms before it waits for anything, so that
 * cached pages, which pass them by, wait for 2 ms at most.
 */
const requestsPerTurn = 8;

/** Appends the undeclared query parameters, such as those of a campaign, to a redirect within the site. */
function preserveQuery(page: Page, undeclared: string): Page {
  if (!undeclared || page.status < 300 || page.status > 399) return page;
  const { identity } = page.encoded;
  if (!identity) return page;
  const { body, headers, secureHeaders } = identity;
  const at = headers.indexOf('location') + 1;
  const location = headers[at] ?? '';
  if (at === 0 || !location.startsWith('/')) return page;
  const [, address = '', anchor = ''] = /^([^#]*)(.*)$/.exec(location) ?? [];
  const extend = (raw: string[]): string[] =>
    raw.with(at, `${address}${address.includes('?') ? '&' : '?'}${undeclared}${anchor}`);
  return { ...page, encoded: { identity: { body, headers: extend(headers), secureHeaders: extend(secureHeaders) } } };
}

/**
 * Runs before the app and serves built files and public pages from memory. A cached page depends only on the method, the
 * path, the tenant of the host and the query parameters that the screen declares: no other part of a request reaches it,
 * which rules out cache poisoning.
 */
export function createEdgeHandler(options: EdgeHandlerOptions): RequestListener {
  const { addressOf, screenAt, knownTarget, clientIpPrefix, isMoved, cache, files, isSecure, accessLog, app } = options;

  const inTurn = limitPerTurn(requestsPerTurn);

  function next(incoming: IncomingMessage, outgoing: ServerResponse, secure: boolean): void {
    if (secure) outgoing.setHeader('strict-transport-security', strictTransport);
    inTurn(() => app(incoming, outgoing, secure));
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
    const { host = '' } = headers;
    const address = (target: string): PageAddress | undefined =>
      addressOf(host, target, incoming.socket.localPort ?? 0, secure);
    const requested = handledPath.test(url) ? undefined : address(url);
    if (!requested) return nextLogged(incoming, outgoing, secure);
    // Shared caches must not store what this cache does not store, unless the screen sets its own cache-control.
    const bypass = (): void => {
      outgoing.setHeader('cache-control', 'private, no-cache');
      next(incoming, outgoing, secure);
    };
    const handle = (): void => accessLog.handle(incoming, outgoing, 'none', bypass);
    if (isPrivate(headers)) return handle();

    const [pathname = ''] = requested.target.split('?', 1);
    const serveFrom = (known: PageAddress): void => {
      const deliver = (page: Page): void => send(preserveQuery(page, known.undeclared), incoming, outgoing, secure);
      const respond = (result: CacheResult): void => (result === 'uncacheable' ? bypass() : deliver(result));
      const cached = cache.lookup(known, acceptedEncoding(headers['accept-encoding']));
      if (cached) {
        deliver(cached);
        return accessLog.served(incoming, outgoing);
      }
      if (screenAt(pathname).sharing !== 'public') return handle();
      const render = (): Promise<CacheResult> => cache.get(known, clientIpPrefix(incoming));
      accessLog.handle(incoming, outgoing, 'miss', () => void render().then(respond, bypass));
    };
    const serve = (): void => {
      if (!requested.target.includes('?')) return serveFrom(requested);
      const known = (target: string): PageAddress => address(target) ?? requested;
      void knownTarget(host, url)
        .then(known, () => requested)
        .then(serveFrom);
    };
    if (!url.includes('?')) return serveFrom(requested);
    inTurn(() => {
      if (!requested.undeclared) return serve();
      void isMoved(requested.tenant, url).then((moved) => (moved ? handle() : serve()), serve);
    });
  };
}
