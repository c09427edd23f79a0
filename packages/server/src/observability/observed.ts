import { createEvents } from '@group/content-client/request/events';
import type { RequestContext } from '@group/content-client/request/requestContext';

/** Where an answer came from: the page cache, a render for it, or the program without the cache. */
export type CacheOutcome = 'hit' | 'miss' | 'none';

/** Something that is being done: what it belongs to finds it by its context. */
export interface Begun {
  context: RequestContext;
  /** What it is a part of, where it is one. */
  parent?: RequestContext | undefined;
}

/** A request that has been answered. Nothing in it is personal: no address, no query, no browser. */
export interface RequestEnd {
  tenant: string;
  /** Id of the screen, or the first part of the path of what is none: never the path, which a visitor could write. */
  route: string;
  method: string;
  status: number;
  cache: CacheOutcome;
  /** 0 for what came from the page cache: measuring it would cost more than it takes. */
  milliseconds: number;
  /** Whether the visitor waited for the end of it. */
  complete: boolean;
  context?: RequestContext;
}

/** A page that has been rendered. */
export interface RenderEnd {
  context: RequestContext;
  /** 0 where it failed. */
  status: number;
  milliseconds: number;
}

/** Nobody listens unless telemetry is switched on. */
export const observed = {
  requestBegun: createEvents<Begun>('site.request.begun'),
  requestEnded: createEvents<RequestEnd>('site.request.ended'),
  renderBegun: createEvents<Begun>('site.render.begun'),
  renderEnded: createEvents<RenderEnd>('site.render.ended'),
};
