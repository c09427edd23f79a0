import type { IncomingMessage, ServerResponse } from 'node:http';
import { handledPath } from '@group/content-client/contract/handledPath';
import { runInContext } from '@group/content-client/request/requestContext';
import { log } from '@group/routes/site/log';
import { type HostTable, resolveTenant } from '@group/themes/resolveTenant';
import type { Screen } from '../http/routeTable.ts';
import { type CacheOutcome, observed, type RequestEnd } from './observed.ts';
import { requestIdBy } from './requestId.ts';

export interface AccessLogOptions {
  hosts: HostTable;
  screenAt(pathname: string): Pick<Screen, 'id'>;
  /** Whether an IP address belongs to a trusted proxy. */
  isTrusted(address: string): boolean;
  /** Logs every nth page-cache hit; 0 logs none. Writing a line costs more than serving the hit. */
  logCachedEvery: number;
}

/** Logs requests and publishes them to telemetry. */
export interface AccessLog {
  /** Runs the handler in a request context, and records the response when it ends. */
  handle(incoming: IncomingMessage, outgoing: ServerResponse, cache: CacheOutcome, handler: () => void): void;
  /** Records a page-cache hit that has been sent. */
  served(incoming: IncomingMessage, outgoing: ServerResponse): void;
}

/** Health checks would flood the log. */
const unlogged: ReadonlySet<string> = new Set(['health']);

function logEnd({ context: _context, milliseconds, ...end }: RequestEnd): void {
  if (!unlogged.has(end.route)) log('info', 'request', { ...end, milliseconds: Math.round(milliseconds * 10) / 10 });
}

export function createAccessLog(options: AccessLogOptions): AccessLog {
  const { hosts, screenAt, isTrusted, logCachedEvery } = options;
  const requestId = requestIdBy(isTrusted);
  let hits = 0;

  function routeOf(url = ''): string {
    const pathname = url.split('?', 1)[0] ?? '';
    return handledPath.exec(pathname)?.[1] ?? screenAt(pathname).id;
  }

  function endOf({ method = '', url, headers }: IncomingMessage, outgoing: ServerResponse, cache: CacheOutcome) {
    const tenant = resolveTenant(hosts, headers.host ?? '').tenant.key;
    return { tenant, route: routeOf(url), method, status: outgoing.statusCode, cache };
  }

  return {
    handle(incoming, outgoing, cache, handler) {
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
            logEnd(end);
            observed.requestEnded.publish(end);
          }),
        );
        handler();
      });
    },
    served(incoming, outgoing) {
      hits += 1;
      const logged = logCachedEvery > 0 && hits % logCachedEvery === 0;
      if (!logged && !observed.requestEnded.hasSubscribers()) return;
      const end = { ...endOf(incoming, outgoing, 'hit'), milliseconds: 0, complete: true };
      if (logged) logEnd(end);
      observed.requestEnded.publish(end);
    },
  };
}
