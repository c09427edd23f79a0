import { minSecretLength } from '@group/content-client/contract/sharedSecret';
import { type ContentLog, createGateway, type Gateway } from '@group/content-client/gateway/gateway';
import type { SharedCache } from '@group/content-client/gateway/contentCache';
import type { RedisReport } from '@group/content-client/gateway/redisLink';
import type { Tenant } from '@group/themes/tenant';
import type { TenantKey } from '@group/themes/registry';
import { hostTableFromEnvironment } from '@group/themes/hosts.server';
import type { HostTable } from '@group/themes/resolveTenant';
import { createSubmissionService, type SubmissionService } from '../forms/submissionService.server.ts';
import { createMalwareScanner } from '../forms/malwareScanner.server.ts';
import { programVersion } from './programVersion.server.ts';
import { sessionSecret } from './sessionSecret.server.ts';
import { createStaffAuth, type StaffAuth } from '../staff/staffAuth.server.ts';
import { log } from '../site/log.ts';
import { SiteSetupError } from '../site/siteSetupError.ts';

export { SiteSetupError };

/** The services of a running site: its host table and its access to content, staff and forms. */
export interface SiteServices {
  hosts: HostTable;
  gateway: Gateway;
  /** Login and internal content. */
  staff: StaffAuth;
  /** Receives submitted forms. */
  forms: SubmissionService;
  /** Verifies preview tokens; preview is off without it. */
  previewSecret: string | undefined;
  /** Data that must survive a restart. */
  dataDirectory: string;
}

/** A site program; its services are created on first use. */
export interface SiteDefinition {
  /**
   * Creates the services from the environment on the first call. Throws {@link SiteSetupError} where a variable is
   * missing or invalid, and the host table's error where a tenant is unknown or a host is claimed twice.
   */
  services(): SiteServices;
}

type Environment = Readonly<Record<string, string | undefined>>;

function required(environment: Environment, name: string): string {
  const value = environment[name]?.trim();
  if (value) return value;
  throw new SiteSetupError(`The variable ${name} is missing: set it to reach the content service.`);
}

function contentAccess(environment: Environment) {
  const url = required(environment, 'CONTENT_API_URL');
  if (!URL.canParse(url)) throw new SiteSetupError(`CONTENT_API_URL is not a URL: ${url}`);
  return { url, token: required(environment, 'CONTENT_API_TOKEN') };
}

/**
 * The Redis cache that all processes of a site share, if REDIS_URL is set. The URL may hold a password, so it is never
 * logged.
 */
function sharedCache(environment: Environment, site: string): SharedCache | undefined {
  const url = environment.REDIS_URL?.trim();
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^rediss?:$/.test(new URL(url).protocol)) {
    throw new SiteSetupError('REDIS_URL is not a Redis URL: it starts with redis://, or with rediss:// for TLS.');
  }
  return { url, site, version: programVersion() };
}

/**
 * A secret that the site shares with the content service; `undefined` where it is not set. Throws {@link
 * SiteSetupError}.
 */
export function sharedSecret(environment: Environment, name: string): string | undefined {
  const secret = environment[name]?.trim() || undefined;
  if (secret && secret.length < minSecretLength) {
    throw new SiteSetupError(`${name} is too short: give it at least ${minSecretLength} characters.`);
  }
  return secret;
}

/**
 * Relative to the working directory. Every site needs a disk, because job applications are stored before they are
 * forwarded.
 */
const defaultDataDirectory = '.data';

const logContent: ContentLog = ({ message, ...where }) => log('warn', `content: ${message}`, where);

const logRedis: RedisReport = ({ ready, reason }) =>
  ready
    ? log('info', 'redis: connected')
    : log('warn', 'redis: disconnected, continuing without the shared cache', { reason });

/**
 * Reads CONTENT_API_URL, CONTENT_API_TOKEN, CONTENT_PREVIEW_SECRET, SITE_DATA_DIR, SITE_SESSION_SECRET, CLAMAV_ADDRESS,
 * REDIS_URL, and for the hosts SITE_HOSTS_FILE and SITE_GROUP_DOMAIN.
 * @param name of the site, the same in all its processes
 * @param tenants that this program serves
 */
export function defineSite(
  name: string,
  tenants: readonly Tenant<TenantKey>[],
  environment: Environment = process.env,
): SiteDefinition {
  let services: SiteServices | undefined;
  return {
    services() {
      if (services) return services;
      const dataDirectory = environment.SITE_DATA_DIR?.trim() || defaultDataDirectory;
      const access = contentAccess(environment);
      const secret = sessionSecret(environment.SITE_SESSION_SECRET, dataDirectory);
      const clamav = environment.CLAMAV_ADDRESS?.trim();
      services = {
        hosts: hostTableFromEnvironment(environment, tenants),
        gateway: createGateway({
          access,
          cacheDirectory: `${dataDirectory}/content`,
          log: logContent,
          shared: sharedCache(environment, name),
          onRedis: logRedis,
        }),
        staff: createStaffAuth(access, secret),
        forms: createSubmissionService({
          access,
          dataDirectory,
          secret,
          scanner: clamav ? createMalwareScanner(clamav) : undefined,
        }),
        previewSecret: sharedSecret(environment, 'CONTENT_PREVIEW_SECRET'),
        dataDirectory,
      };
      return services;
    },
  };
}
