import { createEvents } from '@group/content-client/request/events';
import type { RequestContext } from '@group/content-client/request/requestContext';

/** `hit`: served from the page cache; `miss`: rendered for the page cache; `none`: bypassed it. */
export type CacheOutcome = 'hit' | 'miss' | 'none';

/** The start of a request or a render; its context identifies it when it ends. */
export interface Begun {
  context: RequestContext;
  /** Context of the request that a render belongs to. */
  parent?: RequestContext | undefined;
}

/** A finished request, without personal data: no IP address, no query, no user agent. */
export interface RequestEnd {
  tenant: string;
  /** Id of the route, or the prefix of a path that is not a page; never the path, which a visitor controls. */
  route: string;
  method: string;
  status: number;
  cache: CacheOutcome;
  /** 0 for page-cache hits, which take less time than measuring them. */
  milliseconds: number;
  /** False if the client disconnected before the end. */
  complete: boolean;
  context?: RequestContext;
}

export interface RenderEnd {
  context: RequestContext;
  /** 0 if the render threw. */
  status: number;
  milliseconds: number;
}

/** Telemetry, if enabled, is the only subscriber. */
export const observed = {
  requestBegun: createEvents<Begun>('site.request.begun'),
  requestEnded: createEvents<RequestEnd>('site.request.ended'),
  renderBegun: createEvents<Begun>('site.render.begun'),
  renderEnded: createEvents<RenderEnd>('site.render.ended'),
};
