import { type Environment, readEnvironment, siteEnvironment } from '@group/content-client/contract/environment';
import { type ContentLog, createGateway, type Gateway } from '@group/content-client/gateway/gateway';
import type { RedisReport } from '@group/content-client/gateway/redisLink';
import type { Tenant } from '@group/themes/tenant';
import type { TenantKey } from '@group/themes/registry';
import { followHostsFile, hostTableFromEnvironment } from '@group/themes/hosts.server';
import type { HostTable } from '@group/themes/resolveTenant';
import { createSubmissionService, type SubmissionService } from '../forms/submissionService.server.ts';
import { createMalwareScanner } from '../forms/malwareScanner.server.ts';
import { programVersion } from './programVersion.server.ts';
import { sessionSecret } from './sessionSecret.server.ts';
import type { StaffAuth } from '../staff/staffAuth.server.ts';
import { log } from '../site/log.ts';

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
  /** The same in all its processes. */
  name: string;
  /**
   * Creates the services from the environment on the first call. Throws `EnvironmentError` where a variable is
   * missing or invalid, and the host table's error where a tenant is unknown or a host is claimed twice.
   */
  services(): SiteServices;
}

const logContent: ContentLog = ({ message, ...where }) => log('warn', `content: ${message}`, where);

const logHosts = (problem?: string): void =>
  problem ? log('error', 'hosts: the former ones stay', { problem }) : log('info', 'hosts: read again', {});

const logRedis: RedisReport = ({ ready, reason }) =>
  ready
    ? log('info', 'redis: connected')
    : log('warn', 'redis: disconnected, continuing without the shared cache', { reason });

/**
 * Reads the variables of a site.
 * @param tenants that this program serves
 */
export function defineSite(
  name: string,
  tenants: readonly Tenant<TenantKey>[],
  environment: Environment = process.env,
): SiteDefinition {
  let services: SiteServices | undefined;
  return {
    name,
    services() {
      if (services) return services;
      const variables = readEnvironment(siteEnvironment, environment);
      const { SITE_DATA_DIR: dataDirectory, CLAMAV_ADDRESS: clamav, REDIS_URL: redis } = variables;
      const access = { url: variables.CONTENT_API_URL, token: variables.CONTENT_API_TOKEN };
      const secret = sessionSecret(variables.SITE_SESSION_SECRET, dataDirectory);
      const hosts = hostTableFromEnvironment(variables, tenants);
      followHostsFile(hosts, variables, tenants, logHosts);
      services = {
        hosts,
        gateway: createGateway({
          access,
          version: programVersion(),
          cacheDirectory: `${dataDirectory}/content`,
          log: logContent,
          shared: redis ? { url: redis, site: name } : undefined,
          onRedis: logRedis,
        }),
        staff: { access, secret },
        forms: createSubmissionService({
          access,
          dataDirectory,
          copiesUrl: variables.SITE_OUTBOX_DATABASE_URL,
          secret,
          scanner: clamav ? createMalwareScanner(clamav) : undefined,
        }),
        previewSecret: variables.CONTENT_PREVIEW_SECRET,
        dataDirectory,
      };
      return services;
    },
  };
}
