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

/** What a running site needs beside its screens: who answers to which host, and the way to the content. */
export interface SiteServices {
  hosts: HostTable;
  gateway: Gateway;
  /** The way to what only the staff may see. */
  staff: StaffAuth;
  /** Where forms are handed in. */
  forms: SubmissionService;
  /** By which links to drafts are known; without it there is no preview. */
  previewSecret: string | undefined;
  /** Where the site keeps what survives a restart. */
  dataDirectory: string;
}

/** A site program: the tenants that it serves, and its services once they are asked for. */
export interface SiteDefinition {
  /**
   * Made once, from the environment. Throws {@link SiteSetupError} where a variable is missing or wrong, and the
   * host table's error where a tenant is unknown or a host is claimed twice.
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
  if (!URL.canParse(url)) throw new SiteSetupError(`CONTENT_API_URL is not an address: ${url}`);
  return { url, token: required(environment, 'CONTENT_API_TOKEN') };
}

/** What all processes of a site share, where REDIS_URL says so. Its value may hold a password and is never shown. */
function sharedCache(environment: Environment, site: string): SharedCache | undefined {
  const url = environment.REDIS_URL?.trim();
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^rediss?:$/.test(new URL(url).protocol)) {
    throw new SiteSetupError('REDIS_URL is not an address: it begins with redis:// or, encrypted, rediss://.');
  }
  return { url, site, version: programVersion() };
}

/** A secret shared with the content service; `undefined` where it is not set. Throws {@link SiteSetupError}. */
export function sharedSecret(environment: Environment, name: string): string | undefined {
  const secret = environment[name]?.trim() || undefined;
  if (secret && secret.length < minSecretLength) {
    throw new SiteSetupError(`${name} is too short: give it at least ${minSecretLength} characters.`);
  }
  return secret;
}

/** Below the folder that the program is started in: applications always need a disk. */
const defaultDataDirectory = '.data';

const logContent: ContentLog = ({ message, ...where }) => log('warn', `content: ${message}`, where);

const logRedis: RedisReport = ({ ready, reason }) =>
  ready ? log('info', 'redis: in use') : log('warn', 'redis: gone, going on without it', { reason });

/**
 * Reads CONTENT_API_URL, CONTENT_API_TOKEN, CONTENT_PREVIEW_SECRET, SITE_DATA_DIR, SITE_SESSION_SECRET, CLAMAV_ADDRESS,
 * REDIS_URL, and for the hosts SITE_HOSTS_FILE and SITE_GROUP_DOMAIN.
 * @param name of the site, the same in all its processes
 * @param serves the tenants that this program answers for
 */
export function defineSite(
  name: string,
  serves: readonly Tenant<TenantKey>[],
  environment: Environment = process.env,
): SiteDefinition {
  let made: SiteServices | undefined;
  return {
    services() {
      if (made) return made;
      const dataDirectory = environment.SITE_DATA_DIR?.trim() || defaultDataDirectory;
      const access = contentAccess(environment);
      const secret = sessionSecret(environment.SITE_SESSION_SECRET, dataDirectory);
      const clamav = environment.CLAMAV_ADDRESS?.trim();
      made = {
        hosts: hostTableFromEnvironment(environment, serves),
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
      return made;
    },
  };
}
