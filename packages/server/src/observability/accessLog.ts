import type { IncomingMessage, ServerResponse } from 'node:http';
import { runInContext } from '@group/content-client/request/requestContext';
import { log } from '@group/routes/site/log';
import { type HostTable, resolveTenant } from '@group/themes/resolveTenant';
import type { Screen } from '../http/routeTable.ts';
import { type CacheOutcome, observed, type RequestEnd } from './observed.ts';
import { requestIdBy } from './requestId.ts';

export interface AccessLogOptions {
  hosts: HostTable;
  screenAt(pathname: string): Screen;
  /** Whether an address is that of a proxy whose word counts. */
  isTrusted(address: string): boolean;
  /** Every how manieth answer from the page cache is logged; 0 for none: a line costs more than such an answer. */
  logCachedEvery: number;
}

/** Sees requests come and answers go, for logs and figures. */
export interface AccessLog {
  /** Handles a request under an id of its own, and says what became of it. */
  handle(incoming: IncomingMessage, outgoing: ServerResponse, cache: CacheOutcome, work: () => void): void;
  /** Takes note of an answer that came from the page cache, and has been sent. */
  served(incoming: IncomingMessage, outgoing: ServerResponse): void;
}

/** Health checks come all the time, and say nothing of visitors. */
const unlogged: ReadonlySet<string> = new Set(['health']);

const nonPagePrefixes = /^\/(assets|pictures|downloads|api|health|hooks|\.well-known)\//;

function note({ context: _context, milliseconds, ...end }: RequestEnd): void {
  if (!unlogged.has(end.route)) log('info', 'request', { ...end, milliseconds: Math.round(milliseconds * 10) / 10 });
}

export function createAccessLog(options: AccessLogOptions): AccessLog {
  const { hosts, screenAt, isTrusted, logCachedEvery } = options;
  const requestId = requestIdBy(isTrusted);
  let served = 0;

  function routeOf(url = ''): string {
    const pathname = url.split('?', 1)[0] ?? '';
    return nonPagePrefixes.exec(pathname)?.[1] ?? screenAt(pathname).id;
  }

  function endOf({ method = '', url, headers }: IncomingMessage, outgoing: ServerResponse, cache: CacheOutcome) {
    const tenant = resolveTenant(hosts, headers.host ?? '').tenant.key;
    return { tenant, route: routeOf(url), method, status: outgoing.statusCode, cache };
  }

  return {
    handle(incoming, outgoing, cache, work) {
      const context = { id: requestId(incoming) };
      const start = performance.now();
      outgoing.setHeader('x-request-id', context.id);
      runInContext(context, () => {
        observed.requestBegun.publish({ context });
        outgoing.once('close', () =>
          runInContext(context, () => {
            const milliseconds = performance.now() - start;
            const complete = outgoing.writableFinished;
            const end = { ...endOf(incoming, outgoing, cache), milliseconds, complete, context };
            note(end);
            observed.requestEnded.publish(end);
          }),
        );
        work();
      });
    },
    served(incoming, outgoing) {
      served += 1;
      const logged = logCachedEvery > 0 && served % logCachedEvery === 0;
      if (!logged && !observed.requestEnded.hasSubscribers()) return;
      const end = { ...endOf(incoming, outgoing, 'hit'), milliseconds: 0, complete: true };
      if (logged) note(end);
      observed.requestEnded.publish(end);
    },
  };
}
