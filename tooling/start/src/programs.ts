import { join } from 'node:path';
import { tenants } from '@group/themes/registry';
import type { ProgramOptions } from './program.ts';
import type { Secrets } from './secrets.ts';
import { dataDirectory, type Environment, repository } from './settings.ts';

/** `development` reloads what is edited; `production` runs what was built. */
export type Mode = 'production' | 'development';

export type SiteApp = 'group-site' | 'rivabella';

export interface Listening {
  host: string;
  port: number;
}

/** The sites that a content service knows of. */
export interface KnownSites {
  secrets: Secrets;
  /** Where they listen, by app. */
  origins: Readonly<Record<SiteApp, string>>;
}

export interface ContentServiceProgram extends Listening {
  mode: Mode;
  /** Without them, nobody is told what was published, and there is no preview. */
  sites?: KnownSites;
  /** Folder of its database, uploads and secrets. */
  directory: string;
  /** Folder of the log. */
  logs?: string;
}

export interface SiteProgram extends Listening {
  mode: Mode;
  app: SiteApp;
  contentService: { url: string; token: string };
  secrets?: Secrets;
  /** Folder of the site's disk cache; the app's own by default. */
  directory?: string;
  logs?: string;
  /** Variables beside those that follow from the rest. */
  environment?: Environment;
}

/** Where the logs of all programs lie unless told otherwise. */
export const logsDirectory = join(dataDirectory, 'logs');

/** Path of the program of a package that the package.json in `folder` depends on. */
export function packageProgram(folder: string, program: string): string {
  return join(folder, 'node_modules', program);
}

/** The environment of this process without what would say something else to a program than is meant. */
function inherited(mode: Mode): Environment {
  const { PORT: _port, HOST: _host, NODE_OPTIONS: _options, ...rest } = process.env;
  return { ...rest, NODE_ENV: mode };
}

const contentServiceFolder = join(repository, 'apps/cms');

function contentServiceEnvironment({ mode, host, port, directory }: ContentServiceProgram): NodeJS.ProcessEnv {
  return { ...inherited(mode), CMS_HOST: host, CMS_PORT: String(port), CMS_DATA_DIR: directory };
}

/** By which address people open the site of each tenant. */
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
  return {
    title: 'The content service',
    args: options.mode === 'production' ? ['dist/src/start.js'] : [strapi(), 'develop'],
    cwd: contentServiceFolder,
    environment: { ...contentServiceEnvironment(options), ...(options.sites && sitesEnvironment(options.sites)) },
    logFile: join(options.logs ?? logsDirectory, 'cms.log'),
  };
}

/** Fills the content service's database with the example content. Runs while the service does not. */
export function seedProgram(options: ContentServiceProgram): ProgramOptions {
  return {
    title: 'Preparing the example content',
    args: ['dist/src/seed.js'],
    cwd: contentServiceFolder,
    environment: contentServiceEnvironment(options),
    logFile: join(options.logs ?? logsDirectory, 'seed.log'),
  };
}

/**
 * Keeps a site's process at 250 MB under load: with Node's own measure of a large machine it takes twice that before it
 * clears away. The heap itself is a third of this limit; both in MB.
 */
const siteMemory = ['--max-semi-space-size=8', '--max-old-space-size=384'];

/**
 * In how many pools the C library keeps what Node's own threads let go of: one for each of them, which is its own
 * measure, is 50 MB more under load. Other systems than Linux do not read it.
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

/** Builds packages and what they need, unless the cache has it. */
export function buildProgram(packages: readonly string[], logs = logsDirectory): ProgramOptions {
  return {
    title: `Building ${packages.join(' and ')}`,
    args: [
      packageProgram(repository, 'turbo/bin/turbo'),
      'run',
      'build',
      '--output-logs=new-only',
      ...packages.map((each) => `--filter=${each}`),
    ],
    cwd: repository,
    environment: { ...process.env, ...quietTurbo },
    logFile: join(logs, `build-${packages.join('-')}.log`),
  };
}

/** Settings of the task runner for use inside our own commands. */
export const quietTurbo = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', TURBO_UI: 'false' };
