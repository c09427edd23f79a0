import { join } from 'node:path';
import { tenants } from '@group/themes/registry';
import type { ProgramOptions } from './program.ts';
import type { Secrets } from './secrets.ts';
import { dataDirectory, type Environment, repository } from './settings.ts';

/** `development` reloads what is edited; `production` runs what was built. */
export type Mode = 'production' | 'development';

export type SiteApp = 'group-site' | 'rivabella';

export interface ListenAddress {
  host: string;
  port: number;
}

/** The sites of a content service. */
export interface KnownSites {
  secrets: Secrets;
  /** Origins by app. */
  origins: Readonly<Record<SiteApp, string>>;
}

export interface ContentServiceProgram extends ListenAddress {
  mode: Mode;
  /** Without them, the content service sends no webhooks and has no preview. */
  sites?: KnownSites;
  /** Data folder: database, uploads, secrets. */
  directory: string;
  /** Required to register the first administrator; without it, the service generates one. */
  setupToken?: string;
  /** Folder of the log. */
  logs?: string;
  /** Runs what the task `compile` writes, without the task `build`. */
  isCompiledOnly?: boolean;
  /** Additional environment variables. */
  environment?: Environment;
}

export interface SiteProgram extends ListenAddress {
  mode: Mode;
  app: SiteApp;
  contentService: { url: string; token: string };
  secrets?: Secrets;
  /** Origins by app; without them, local pages link to public addresses of tenants of the other app. */
  origins?: KnownSites['origins'];
  /** Data folder of the site; by default within the app. */
  directory?: string;
  logs?: string;
  /** Additional environment variables. */
  environment?: Environment;
}

/** Default folder of all logs. */
export const logsDirectory = join(dataDirectory, 'logs');

/** Path of the executable of a package that the package.json in `folder` depends on. */
export function packageProgram(folder: string, program: string): string {
  return join(folder, 'node_modules', program);
}

/** The environment of this process without variables that would misconfigure a program. */
function inherited(mode: Mode): Environment {
  const { PORT: _port, HOST: _host, NODE_OPTIONS: _options, ...rest } = process.env;
  return { ...rest, NODE_ENV: mode };
}

export const contentServiceFolder = join(repository, 'apps/cms');

function contentServiceEnvironment(options: ContentServiceProgram): NodeJS.ProcessEnv {
  const { mode, host, port, directory, setupToken } = options;
  return {
    ...inherited(mode),
    CMS_HOST: host,
    CMS_PORT: String(port),
    CMS_DATA_DIR: directory,
    ...(setupToken && { CMS_SETUP_TOKEN: setupToken }),
    ...options.environment,
  };
}

/** `SITE_ORIGINS`: the origin of each tenant's site. */
function siteOrigins(origins: KnownSites['origins']): string {
  const own = ({ hosts, features }: (typeof tenants)[number]): string => {
    const { protocol, port } = new URL(origins[features.languages ? 'rivabella' : 'group-site']);
    return `${protocol}//${hosts.development}:${port}`;
  };
  return tenants.map((tenant) => `${tenant.key}=${own(tenant)}`).join(',');
}

function sitesEnvironment({ secrets, origins }: KnownSites): NodeJS.ProcessEnv {
  const hooks = Object.values(origins).map((origin) => `${origin}/hooks/content`);
  return { ...secrets, SITE_WEBHOOK_URLS: hooks.join(','), SITE_ORIGINS: siteOrigins(origins) };
}

/** The content service, with its admin. */
export function contentServiceProgram(options: ContentServiceProgram): ProgramOptions {
  const strapi = (): string => packageProgram(contentServiceFolder, '@strapi/strapi/bin/strapi.js');
  const start = `${options.isCompiledOnly ? '.cache/commands' : 'dist'}/src/commands/start.js`;
  return {
    title: 'The content service',
    args: options.mode === 'production' ? [start] : [strapi(), 'develop'],
    cwd: contentServiceFolder,
    environment: {
      ...contentServiceEnvironment(options),
      ...(options.sites && sitesEnvironment(options.sites)),
      ...options.environment,
    },
    logFile: join(options.logs ?? logsDirectory, 'cms.log'),
  };
}

/** Migrates and seeds the content service's database, which it checks at its start. The service must not be running. */
export const seedProgram = (options: ContentServiceProgram): ProgramOptions => ({
  title: 'Preparing the example content',
  args: ['.cache/commands/src/commands/seed.js'],
  cwd: contentServiceFolder,
  environment: contentServiceEnvironment(options),
  logFile: join(options.logs ?? logsDirectory, 'seed.log'),
});

/**
 * Keeps a site's process at 250 MB under load. With Node's default on a large machine, it takes twice that before
 * garbage collection. The heap itself is a third of this limit; both in MB.
 */
const siteMemory = ['--max-semi-space-size=8', '--max-old-space-size=384'];

/**
 * Number of glibc malloc arenas. The default of one per thread takes another 50 MB under load. Only Linux reads it.
 */
const nativeMemory = { MALLOC_ARENA_MAX: '2' };

/** One of the two sites. */
export function siteProgram(options: SiteProgram): ProgramOptions {
  const { mode, app, host, port, contentService, directory = join(dataDirectory, app), environment } = options;
  const folder = join(repository, 'apps', app);
  const reactRouter = (): string => packageProgram(folder, '@react-router/dev/bin.cjs');
  return {
    title: `The site ${app}`,
    args: mode === 'production' ? [...siteMemory, 'build/server/index.js'] : [reactRouter(), 'dev'],
    cwd: folder,
    environment: {
      ...inherited(mode),
      ...nativeMemory,
      ...options.secrets,
      ...(options.origins && { SITE_ORIGINS: siteOrigins(options.origins) }),
      HOST: host,
      PORT: String(port),
      CONTENT_API_URL: contentService.url,
      CONTENT_API_TOKEN: contentService.token,
      SITE_DATA_DIR: directory,
      ...environment,
    },
    logFile: join(options.logs ?? logsDirectory, `${app}.log`),
  };
}

/**
 * Builds packages and their dependencies, unless they are cached.
 * @param task `compile` writes the content service without its admin
 */
export function buildProgram(packages: readonly string[], task: 'build' | 'compile' = 'build'): ProgramOptions {
  return {
    title: `The task ${task} of ${packages.join(' and ')}`,
    args: [
      packageProgram(repository, 'turbo/bin/turbo'),
      'run',
      task,
      '--output-logs=new-only',
      ...packages.map((each) => `--filter=${each}`),
    ],
    cwd: repository,
    environment: { ...process.env, ...quietTurbo },
    logFile: join(logsDirectory, `${task}-${packages.join('-')}.log`),
  };
}

/** Environment of the task runner within our own commands. */
export const quietTurbo = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', TURBO_UI: 'false' };
