import { type ContentLog, createGateway, type Gateway } from '@group/content-client/gateway/gateway';
import type { Tenant } from '@group/themes/tenant';
import type { TenantKey } from '@group/themes/registry';
import { hostTableFromEnvironment } from '@group/themes/hosts.server';
import type { HostTable } from '@group/themes/resolveTenant';
import { log } from './log.ts';

/** The environment does not say what a site needs. Its message is one sentence for the operator. */
export class SiteSetupError extends Error {
  override name = 'SiteSetupError';
}

/** What a running site needs beside its screens: who answers to which host, and the way to the content. */
export interface SiteServices {
  hosts: HostTable;
  gateway: Gateway;
  /** Where the site keeps what survives a restart; none means in memory only. */
  dataDirectory: string | undefined;
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

const logContent: ContentLog = ({ message, ...where }) => log('warn', `content: ${message}`, where);

/**
 * Reads CONTENT_API_URL, CONTENT_API_TOKEN, SITE_DATA_DIR, and for the hosts SITE_HOSTS_FILE and SITE_GROUP_DOMAIN.
 * @param serves the tenants that this program answers for
 */
export function defineSite(
  serves: readonly Tenant<TenantKey>[],
  environment: Environment = process.env,
): SiteDefinition {
  let made: SiteServices | undefined;
  return {
    services() {
      if (made) return made;
      const dataDirectory = environment.SITE_DATA_DIR?.trim() || undefined;
      made = {
        hosts: hostTableFromEnvironment(environment, serves),
        gateway: createGateway({
          access: contentAccess(environment),
          cacheDirectory: dataDirectory && `${dataDirectory}/content`,
          log: logContent,
        }),
        dataDirectory,
      };
      return made;
    },
  };
}
