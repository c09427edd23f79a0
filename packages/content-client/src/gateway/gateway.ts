import { createHash } from 'node:crypto';
import { BentoCache, bentostore } from 'bentocache';
import { fileDriver } from 'bentocache/drivers/file';
import { memoryDriver } from 'bentocache/drivers/memory';
import type { ContentProblem } from '../wire/problem.ts';
import { createChangeLog } from './changeLog.ts';
import { contentTags } from './contentTag.ts';
import { type ContentServiceAccess, ContentServiceError, readContentService } from './contentService.ts';
import type { ContentQuery, ContentRequest, ContentScope } from './query.ts';

/** Neither the content service nor the cache could say anything in time. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable';
}

/** What a site tells its operators about content. Nothing in it is personal. */
export interface ContentLog {
  (event: {
    message: string;
    tenant: string;
    locale: string;
    type: string;
    field?: string;
    /** Age of the content that is served instead, in seconds. */
    ageSeconds?: number;
  }): void;
}

export interface GatewayOptions {
  access: ContentServiceAccess;
  /** Where the last good content is kept over restarts; without it, in memory only. */
  cacheDirectory?: string | undefined;
  /** How long an answer counts as new, in milliseconds. Served stale while it is refreshed afterwards. */
  freshFor?: number;
  /** How long a page waits for content that was never seen before, in milliseconds. The request itself goes on. */
  softLimit?: number;
  log?: ContentLog;
}

export interface ReadOptions {
  /** Waits for the latest, up to the soft limit, rather than take what is known at once. */
  patient?: boolean;
}

export interface Gateway {
  /** Throws {@link ContentUnavailable} where there is neither an answer in time nor an earlier one. */
  read<T>(scope: ContentScope, query: ContentQuery<T>, options?: ReadOptions): Promise<T>;
  /** What has this tag is asked for anew before it is given again; should that fail, it is given as it was. */
  drop(tag: string): void;
  access: ContentServiceAccess;
  close(): Promise<void>;
}

/** What the cache keeps: with the time of the answer, so that a log line can tell how old it is. */
interface Kept<T> {
  content: T;
  /** When it was asked for, in milliseconds since the epoch. */
  answeredAt: number;
}

/** A site without content is worse than one with last month's: kept until something newer comes. */
const keepFor = '365d';

/** After a failure a question is not asked again for this long, in milliseconds. */
const retryAfter = 1_000;

const memoryEntries = 5_000;
const memorySize = '64mb';

/** Answers to guesses are shared while they are fresh, so that they need no room beside what is kept. */
const guessEntries = 500;

function cacheKey({ tenant, locale }: ContentScope, type: string, request: ContentRequest): string {
  const question = new URLSearchParams(request.search);
  question.sort();
  const digest = createHash('sha256').update(`${request.path}?${question}`).digest('hex').slice(0, 32);
  return [tenant, locale || 'default', type, digest].join(':');
}

function firstOf<T>(answer: Promise<T>, limit: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ContentUnavailable(`no answer within ${limit} ms`)), limit);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

/** The server's side of the content service: bearer token, cache that survives an outage, one request a key in flight. */
export function createGateway(options: GatewayOptions): Gateway {
  const { access, cacheDirectory, freshFor = 2_000, softLimit = 2_000, log = () => {} } = options;
  const tiers = bentostore().useL1Layer(memoryDriver({ maxItems: memoryEntries, maxSize: memorySize }));
  if (cacheDirectory) tiers.useL2Layer(fileDriver({ directory: cacheDirectory, pruneInterval: false }));
  const cache = new BentoCache({
    default: 'content',
    stores: { content: tiers, guesses: bentostore().useL1Layer(memoryDriver({ maxItems: guessEntries })) },
    ttl: freshFor,
    grace: keepFor,
    // What is known is served at once; the refresh goes on behind it.
    timeout: 0,
    suppressL2Errors: true,
  });

  const guesses = cache.use('guesses');

  /** For each question whose answer is kept: when that answer came, in ms of the epoch. */
  const answered = new Map<string, number>();
  /** Questions whose last attempt failed just now. */
  const failed = new Set<string>();
  const changes = createChangeLog();

  /** Whether what is known is older than the last change. Such an answer counts as new to the cache no more. */
  async function outdated(key: string, scope: ContentScope, request: ContentRequest): Promise<boolean> {
    const changedAt = changes.last(contentTags(scope, request));
    if (changedAt === undefined || (answered.get(key) ?? 0) > changedAt) return false;
    await cache.expire({ key });
    const guess = await guesses.get<Kept<unknown>>({ key });
    if (guess && guess.answeredAt <= changedAt) await guesses.delete({ key });
    return true;
  }

  async function ask<T>(key: string, scope: ContentScope, query: ContentQuery<T>): Promise<Kept<T>> {
    if (failed.has(key)) throw new ContentUnavailable('left alone after a failure');
    const event = { ...scope, type: query.type };
    const report = ({ field, message }: ContentProblem) => log({ ...event, message, field });
    const tags = contentTags(scope, query.request(scope));
    let answeredAt = Date.now();
    try {
      let body = await readContentService(access, query.request(scope));
      if ((changes.last(tags) ?? 0) >= answeredAt) {
        // Something changed while the answer was on its way, and it may lack that.
        answeredAt = Date.now();
        body = await readContentService(access, query.request(scope));
      }
      const content = query.parse(body, report);
      return { content, answeredAt };
    } catch (error) {
      if (query.absent !== undefined && error instanceof ContentServiceError && error.status === 404) {
        return { content: query.absent, answeredAt };
      }
      failed.add(key);
      setTimeout(() => failed.delete(key), retryAfter).unref();
      const knownSince = answered.get(key);
      const message = error instanceof Error ? error.message : String(error);
      log({ ...event, message, ...(knownSince && { ageSeconds: Math.round((Date.now() - knownSince) / 1000) }) });
      throw error;
    }
  }

  async function read<T>(
    scope: ContentScope,
    query: ContentQuery<T>,
    { patient = false }: ReadOptions = {},
  ): Promise<T> {
    const key = cacheKey(scope, query.type, query.request(scope));
    const waits = (await outdated(key, scope, query.request(scope))) || patient;
    const factory = () => ask(key, scope, query);
    let unkept: Kept<T> | undefined;
    const answer = cache.getOrSet<Kept<T> | undefined>({
      key,
      // A little less than the soft limit, at which nothing would be given at all.
      ...(waits && { timeout: softLimit * 0.9 }),
      factory: async ({ skip }) => {
        if (!query.keeps) return factory();
        // Everybody who waits for the same guess has this one answer, although nobody keeps it.
        const latest = await guesses.getOrSet<Kept<T>>({ key, grace: false, factory });
        if (query.keeps(latest.content)) return latest;
        unkept = latest;
        answered.delete(key);
        await cache.delete({ key }); // What was there before is gone from the content service too.
        return skip();
      },
    });
    try {
      const kept = await firstOf(answer, softLimit);
      if (kept) answered.set(key, kept.answeredAt);
      const latest = kept ?? unkept;
      if (!latest) throw new ContentUnavailable('no answer');
      return latest.content;
    } catch (cause) {
      answer.catch(() => {}); // It has been logged; the request may still be under way.
      throw new ContentUnavailable(`no ${query.type} of ${scope.tenant}`, { cause });
    }
  }

  return { read, access, drop: changes.note, close: () => cache.disconnectAll() };
}
