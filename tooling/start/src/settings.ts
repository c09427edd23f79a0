import { join, resolve } from 'node:path';
import { OperatorError } from './operatorError.ts';

/** The repository's root. */
export const repository = resolve(import.meta.dirname, '../../..');

/** The programs' data and logs; not under version control. */
export const dataDirectory = join(repository, '.data');

/** An environment variable for a port, and its value. */
export interface PortSetting {
  variable: string;
  port: number;
}

export interface Settings {
  /** Address that all programs listen on. */
  host: string;
  ports: { contentService: PortSetting; groupSite: PortSetting; rivabella: PortSetting };
  /** Data folder of the content service: database, uploads, secrets. */
  contentDirectory: string;
  /** URL of a running content service; without it, the repository's own is started. */
  givenContentService: { url: string; token: string } | undefined;
  /** The sites' API token, if the environment sets it. */
  contentToken: string | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

function portFrom(environment: Environment, variable: string, usual: number): PortSetting {
  const given = environment[variable]?.trim();
  if (!given) return { variable, port: usual };
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return { variable, port };
  throw new OperatorError(`${variable} must be a port from 1 to 65535, not "${given}".`);
}

function contentServiceFrom(environment: Environment): Settings['givenContentService'] {
  const url = environment.CONTENT_API_URL?.trim();
  if (!url) return undefined;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new OperatorError(`CONTENT_API_URL must be an address like http://127.0.0.1:1337, not "${url}".`);
  }
  const token = environment.CONTENT_API_TOKEN?.trim();
  if (token) return { url, token };
  throw new OperatorError(
    'The variable CONTENT_API_TOKEN is missing: the content service at CONTENT_API_URL asks for it.',
  );
}

/** Reads the environment. Throws {@link OperatorError} for a missing or invalid variable. */
export function readSettings(environment: Environment): Settings {
  return {
    host: environment.HOST?.trim() || '127.0.0.1',
    ports: {
      contentService: portFrom(environment, 'CMS_PORT', 1337),
      groupSite: portFrom(environment, 'GROUP_SITE_PORT', 3000),
      rivabella: portFrom(environment, 'RIVABELLA_PORT', 3001),
    },
    contentDirectory: resolve(repository, environment.CMS_DATA_DIR?.trim() || '.data/cms'),
    givenContentService: contentServiceFrom(environment),
    contentToken: environment.CONTENT_API_TOKEN?.trim() || undefined,
  };
}

/** The origin of a local program; a wildcard `host` is replaced by the loopback address. */
export function localOrigin(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
