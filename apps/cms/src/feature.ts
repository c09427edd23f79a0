import type { Core } from '@strapi/strapi';
import type { Endpoints } from './strapi/endpoints.ts';

type Step = (strapi: Core.Strapi) => void | Promise<void>;

export interface Job {
  /** Unique. */
  name: string;
  /** Cron expression, in the time zone of the process unless `tz` names another. */
  rule: string;
  tz?: string;
  /** Processes that share the database run it one after the other, under a lock of its name. */
  isLocked?: boolean;
  /** Also before the service listens. */
  atStart?: boolean;
  run: (strapi: Core.Strapi, now: Date) => Promise<void>;
}

/** Removes files that belong to no entry. */
export type Sweep = (strapi: Core.Strapi) => Promise<void>;

/** A type that the service itself writes: no permission, form or route of Strapi's leads to it. */
export interface OwnType {
  /** German name, shown in errors only. */
  displayName: string;
  attributes: Readonly<Record<string, object>>;
  /** With the columns' names in the database. */
  indexes?: readonly { name: string; columns: readonly string[]; type?: string }[];
}

/**
 * The phases in which features hook into what Strapi does, before it has started. What is registered earlier runs further
 * out: `guard` rejects what the user may not do, `validate` completes and checks input, `write` keeps files, accounts and
 * sessions in step with what is written, `record` stores versions and the audit log, `notify` tells the websites.
 */
export const phases = ['open', 'guard', 'validate', 'write', 'record', 'notify'] as const;

/** One capability of the service: a folder with its server half and, in `admin`, what it adds to the admin. */
export interface Feature extends Partial<Record<(typeof phases)[number], Step>> {
  /** Types that the service itself writes, by singular name. */
  contentTypes?: Readonly<Record<string, OwnType>>;
  /**
   * Middlewares by name; in config/middlewares.ts and on routes they are called `plugin::content.{name}`. One with the
   * singular name of a public type runs on the routes by which the websites read it.
   */
  middlewares?: Readonly<Record<string, object>>;
  /** Below `/api`, for websites with their token. */
  endpoints?: Endpoints;
  /** Below `/content`, for users of the admin. */
  adminEndpoints?: Endpoints;
  /** Brings what is stored in line with the code, at every start. */
  setUp?: Step;
  sweeps?: readonly Sweep[];
  jobs?: readonly Job[];
  /** Runs last, before the service listens. */
  start?: Step;
  /** Ends what `start` has begun, when the service stops. */
  stop?: () => Promise<void>;
}
