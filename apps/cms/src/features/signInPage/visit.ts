import type { Core } from '@strapi/strapi';
import type { ReactElement } from 'react';
import { errors } from '@strapi/utils';

export interface Visit {
  strapi: Core.Strapi;
  ctx: Parameters<Core.MiddlewareHandler>[0];
  /** Fields of the form, or parameters of the address. */
  given: Readonly<Record<string, string>>;
}

/** What a page shows, or the path to which it leads. */
export type Answer = ReactElement | string;

/** One of the pages: what its form shows, and what it does. */
export interface Page {
  show: (visit: Visit, problem?: string) => Promise<Answer>;
  /** Throws an error of Strapi's, with a German sentence, for what the person can correct: `show` gets it. */
  send?: (visit: Visit) => Promise<Answer>;
}

export function reject(sentence: string): never {
  throw new errors.ApplicationError(sentence);
}
