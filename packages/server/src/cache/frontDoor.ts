import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { send, strictTransport } from '../http/representation.ts';
import type { StaticFiles } from '../http/staticFiles.ts';
import type { RequestWatch } from '../observability/requestWatch.ts';
import { isPersonal } from '../http/isPersonal.ts';
import type { PageAddress } from './pageAddress.ts';
import type { Answer, PageCache } from './pageCache.ts';
import type { Page } from './page.ts';
import type { Screen } from '../http/screens.ts';

export interface FrontDoorOptions {
  addressOf(host: string, requested: string, ownPort: number, secure: boolean): PageAddress | undefined;
  screenAt(pathname: string): Screen;
  cache: PageCache;
  files: StaticFiles;
  /** Whether the visitor came over https. */
  isSecure(incoming: IncomingMessage): boolean;
  watch: RequestWatch;
  /** Answers everything else; told whether the visitor came over https. */
  app(incoming: IncomingMessage, outgoing: ServerResponse, secure: boolean): void;
}

/** What the program itself answers; all other paths are pages. */
const programPaths = /^\/(?:assets|pictures|downloads|api|health|hooks|vorschau|\.well-known)\//;

/** A redirect within the site takes along what is not part of the page, such as what a campaign appends. */
function takeAlong(page: Page, undeclared: string): Page {
  if (!undeclared || page.status < 300 || page.status > 399) return page;
  const { headers } = page.packed.identity;
  const at = headers.indexOf('location') + 1;
  const location = headers[at] ?? '';
  if (at === 0 || !location.startsWith('/')) return page;
  const extend = (raw: string[]): string[] =>
    raw.with(at, `${location}${location.includes('?') ? '&' : '?'}${undeclared}`);
  const { body, secureHeaders } = page.packed.identity;
  return { ...page, packed: { identity: { body, headers: extend(headers), secureHeaders: extend(secureHeaders) } } };
}

/**
 * Stands in front of the program and answers what is finished already: built files, and pages that are the same for
 * everybody. It knows of a request its method, its path, the tenant of its host and the query that the screen reads;
 * nothing else of it reaches a page that is kept.
 */
export function createFrontDoor(options: FrontDoorOptions): RequestListener {
  const { addressOf, screenAt, cache, files, isSecure, watch, app } = options;

  function handOver(incoming: IncomingMessage, outgoing: ServerResponse, secure: boolean): void {
    if (secure) outgoing.setHeader('strict-transport-security', strictTransport);
    app(incoming, outgoing, secure);
  }

  function handOverWatched(incoming: IncomingMessage, outgoing: ServerResponse, secure: boolean): void {
    watch.handle(incoming, outgoing, 'none', () => handOver(incoming, outgoing, secure));
  }

  return (incoming, outgoing) => {
    const { method, headers, url = '' } = incoming;
    const secure = isSecure(incoming);
    if (method !== 'GET' && method !== 'HEAD') return handOverWatched(incoming, outgoing, secure);
    const file = files.get(url);
    if (file) return send(file, incoming, outgoing, secure);
    const address = programPaths.test(url)
      ? undefined
      : addressOf(headers.host ?? '', url, incoming.socket.localPort ?? 0, secure);
    if (!address) return handOverWatched(incoming, outgoing, secure);
    // What is not kept here is to be kept by nobody else, unless its screen says so.
    const forOne = (): void => {
      outgoing.setHeader('cache-control', 'private, no-cache');
      handOver(incoming, outgoing, secure);
    };
    if (isPersonal(headers)) return watch.handle(incoming, outgoing, 'none', forOne);

    const deliver = (page: Page): void => send(takeAlong(page, address.undeclared), incoming, outgoing, secure);
    const ready = cache.peek(address);
    if (ready) {
      deliver(ready);
      return watch.served(incoming, outgoing);
    }
    const [pathname = ''] = address.target.split('?', 1);
    if (pathname.endsWith('.data') || screenAt(pathname).takesForms) {
      return watch.handle(incoming, outgoing, 'none', forOne);
    }
    const answer = (made: Answer): void => (made === 'pass' ? forOne() : deliver(made));
    watch.handle(incoming, outgoing, 'miss', () => void cache.get(address).then(answer, forOne));
  };
}
