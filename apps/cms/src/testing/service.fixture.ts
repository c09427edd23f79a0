import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listening } from '@group/vitest-preset/listening';
import type { Core, createStrapi as CreateStrapi } from '@strapi/strapi';
import type * as Reminders from '../features/visits/reminders.ts';
import type * as DueMails from '../mail/dueMails.ts';
import type * as MailboxLimits from '../mail/mailboxLimits.ts';
import { allowMigration } from '../strapi/databaseSchema.ts';
import { hashQuickly } from './hashes.fixture.ts';
import { app, compiled, environmentOf, seededData, seedProgram, startedData } from './prepare.ts';

export const states = {
  empty: undefined,
  started: startedData,
  seeded: seededData,
};

/**
 * A separate data directory; the test removes it.
 * @param state `seeded`: with the example content of Tabor and Rivabella
 */
export function temporaryDirectory(state: keyof typeof states = 'started'): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'cms-test-'));
  const source = states[state];
  if (source) cpSync(source, path, { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Runs the real seed in a child process.
 * @param keys only these tenants
 * @param databaseUrl of PostgreSQL; by default SQLite in the data directory
 * @returns what it printed
 */
export function runSeed(dataDirectory: string, keys: readonly string[], databaseUrl = ''): string {
  const env = environmentOf(dataDirectory, databaseUrl);
  return execFileSync(process.execPath, [seedProgram, ...keys], { encoding: 'utf8', env });
}

type Row = Record<string, unknown>;

interface Asked {
  documentId: string;
  locale?: string;
  status?: 'draft' | 'published';
}

interface Entry extends Row {
  documentId: string;
}

/** Strapi's documents of a type, with the fields of content types that are defined in code, which its types do not know. */
interface Entries {
  create: (asked: Omit<Asked, 'documentId'> & { data: Row }) => Promise<Entry>;
  update: (asked: Asked & { data: Row }) => Promise<Entry | null>;
  clone: (asked: Asked & { data?: Row }) => Promise<{ documentId: string; entries: Row[] } | null>;
  findOne: (asked: Asked & { populate?: string[] }) => Promise<Entry | null>;
  findFirst: (asked?: Omit<Asked, 'documentId'> & { filters?: object }) => Promise<Entry | null>;
  count: (asked: { filters?: object }) => Promise<number>;
  delete: (asked: Asked) => Promise<unknown>;
  publish: (asked: Asked) => Promise<unknown>;
  unpublish: (asked: Asked) => Promise<unknown>;
  discardDraft: (asked: Asked) => Promise<unknown>;
}

/** Modules that tests ask the running service for: they keep a state, and what a test imports itself is another instance. */
interface Modules {
  'features/visits/reminders': typeof Reminders;
  'mail/dueMails': typeof DueMails;
  'mail/mailboxLimits': typeof MailboxLimits;
}

/** The content service, running. */
export interface Service {
  strapi: Core.Strapi;
  /** The rows of a content type, without the checks of its entries. */
  rows: (type: string) => ReturnType<Core.Strapi['db']['query']>;
  entries: (type: string) => Entries;
  /** Without a trailing slash. */
  origin: string;
  /** The token of the websites. */
  token: string;
  /** Sends a GET request with the token and parses the JSON. */
  get: (path: string, more?: Record<string, string>) => Promise<{ status: number; body: unknown }>;
  /** Sends a POST request with the token, of JSON or a form. */
  post: (path: string, body: object, more?: Record<string, string>) => Promise<Response>;
  module: <Path extends keyof Modules>(path: Path) => Modules[Path];
  stop: () => Promise<void>;
}

/** Sends a request with a token and a body of JSON or a form, if there is one. */
export function send(
  url: string,
  token: string,
  method: string,
  body?: object,
  more: Record<string, string> = {},
): Promise<Response> {
  const isForm = body instanceof FormData;
  const headers = { ...more, authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) };
  return fetch(url, { method, headers, ...(body && { body: isForm ? body : JSON.stringify(body) }) });
}

/** Restores the listeners of the test runner: Strapi removes all listeners of the process when it stops. */
async function withListenersRestored(stop: () => Promise<void>): Promise<void> {
  // Those of signals are Strapi's own.
  const names = process.eventNames().filter((name) => !String(name).startsWith('SIG'));
  const saved = names.map((name) => [name, process.listeners(name as 'exit')] as const);
  await stop();
  for (const [name, listeners] of saved) for (const listener of listeners) process.on(name, listener);
}

/** Modules that keep state, such as registered providers and counted logins. */
const stateful = [compiled, '/@strapi/', '/koa2-ratelimit/'];

/** Reloads Strapi and this app. Their other dependencies stay loaded, which halves the time of a start. */
function freshStrapi(): { createStrapi: typeof CreateStrapi } {
  const require = createRequire(import.meta.url);
  for (const file of Object.keys(require.cache)) {
    if (stateful.some((part) => file.includes(part))) delete require.cache[file];
  }
  return require('@strapi/strapi') as { createStrapi: typeof CreateStrapi };
}

/** Environment of the service in this process. */
export function setEnvironment(dataDirectory: string, databaseUrl = ''): void {
  delete process.env.CONTENT_API_TOKEN;
  Object.assign(process.env, {
    NODE_ENV: 'production',
    CMS_DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    CMS_HOST: '127.0.0.1',
    CMS_PORT: '0',
    CMS_LOG_LEVEL: 'error',
  });
}

/** The service that `runningService` keeps from one file of tests to the next. */
export const kept: { service?: Pick<Service, 'stop'> } = {};

/**
 * Starts the real service in this process, on a free port. Only one at a time, as Strapi is a global: one that is kept stops.
 * @param databaseUrl of PostgreSQL; by default SQLite in the data directory
 */
export async function startService(dataDirectory: string, databaseUrl = ''): Promise<Service> {
  await kept.service?.stop();
  kept.service = undefined;
  setEnvironment(dataDirectory, databaseUrl);
  hashQuickly();
  const { createStrapi } = freshStrapi();
  const strapi = createStrapi({ appDir: app, distDir: compiled, serveAdminPanel: false });
  allowMigration(strapi);
  await strapi.load();
  strapi.server.mount();
  // On a busy machine, it otherwise ends an idle connection in the moment in which a test sends the next request over it.
  strapi.server.httpServer.keepAliveTimeout = 0;
  const { url: origin } = await listening(strapi.server.httpServer);
  const token = readFileSync(join(dataDirectory, 'content-api-token'), 'utf8');
  return {
    strapi,
    entries: (type) => strapi.documents(`plugin::content.${type}`),
    rows: (type) => strapi.db.query(`plugin::content.${type}`),
    origin,
    token,
    get: async (path, more) => {
      const response = await send(origin + path, token, 'GET', undefined, more);
      return { status: response.status, body: await response.json() };
    },
    post: (path, body, more) => send(origin + path, token, 'POST', body, more),
    module: (path) => createRequire(import.meta.url)(join(compiled, 'src', path)),
    stop: () => withListenersRestored(() => strapi.destroy()),
  };
}
