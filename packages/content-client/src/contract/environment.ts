import { z } from 'zod';
import { minSecretLength } from './sharedSecret.ts';

/** What operators read about a variable, in the generated table. */
interface Documentation {
  description: string;
  /** What happens without it, if that is no plain value. */
  unset?: string;
}

const blankIsUnset = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim() || undefined : (value ?? undefined);

const optional = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsUnset, schema.optional());

function usually<S extends z.ZodType<string | number>>(schema: S, value: string, documentation: Documentation) {
  const text = (given: unknown): unknown => blankIsUnset(given) ?? value;
  return z.preprocess(text, schema).meta({ unset: `\`${value}\``, ...documentation });
}

const text = (documentation: Documentation) => optional(z.string()).meta({ ...documentation });

const secretText = z
  .string()
  .min(minSecretLength, { error: `is too short: it needs at least ${minSecretLength} characters.` });

const secret = (documentation: Documentation) => optional(secretText).meta({ ...documentation });

/** A bearer token as RFC 6750 has it: a header cannot hold others, nor is what braces enclose filled in yet. */
const bearerToken = /^[\w.~+/-]+=*$/;
const bearerTokenError = { error: 'may have letters, digits and -._~+/ only.' };

const required = (schema: z.ZodType<string>, documentation: Documentation) =>
  z.preprocess(blankIsUnset, schema).meta({ unset: 'required', ...documentation });

const given = z.string({ error: 'is missing: set it to reach the content service.' });

const flag = (documentation: Documentation) =>
  z
    .preprocess(
      (value) => blankIsUnset(value) ?? 'false',
      z.enum(['true', 'false'], { error: 'must be true or false.' }),
    )
    .transform((value) => value === 'true')
    .meta({ unset: '`false`', ...documentation });

function number(min: number, max: number) {
  const error = `must be a number from ${min} to ${max}.`;
  return z
    .string()
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error });
}

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}.`;
  return z
    .string()
    .transform(Number)
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, { error });
}

const port = wholeNumber(0, 65_535);

/** Colons are only of IPv6, which has two at least. */
const listenAddress = z.string().regex(/^(?:[^\s:/]+|[\da-f.]*(?::[\da-f.]*){2,})$/i, {
  error: 'must be an address or a name without a port.',
});

const mailAddress = z.string().regex(/^[^@\s]+@[^@\s]+$|<[^@\s]+@[^@\s]+>$/, {
  error: 'must be like websites@haus.example, or Websites <websites@haus.example>.',
});

const days = z
  .string()
  .transform(Number)
  .refine((value) => Number.isInteger(value) && value >= 1, { error: 'must be a whole number of days, at least 1.' });

const isUrl = (protocol: RegExp) => (url: string) => protocol.test(URL.parse(url)?.protocol ?? '');

const isHttpUrl = isUrl(/^https?:$/);

const httpUrl = z.string().refine(isHttpUrl, { error: 'is not a URL that starts with http:// or https://.' });

const address = (documentation: Documentation) => optional(httpUrl).meta({ ...documentation });

const isLoopback = (url: string): boolean => /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/|$)/.test(url);

/** OpenTelemetry ignores what it cannot read, and sends without it. */
const otlpHeaders = z.string().regex(/^[^=,\s]+=[^,]*(?:,\s*[^=,\s]+=[^,]*)*$/, {
  error: 'must be like authorization=Bearer%20…, several separated by commas.',
});

// Neither address is quoted in an error, because it may hold a password.
const redisUrl = z.string().refine((url) => isUrl(/^rediss?:$/)(url) && URL.parse(url)?.hostname, {
  error: 'is not a Redis URL: it starts with redis://, or with rediss:// for TLS, and has a host.',
});
const databaseUrl = z.string().refine(isUrl(/^postgres(?:ql)?:$/), {
  error: 'is not a URL that starts with postgres://. Unset it to do without PostgreSQL.',
});

// Tokens of people pass between the content service and its provider.
const issuer = z.string().refine((value) => isUrl(/^https:$/)(value) || isLoopback(value), {
  error: 'is not an https:// URL; http:// is for this machine alone.',
});

/**
 * @param sent what the program sends to the collector
 * @param name of the program, as a default
 */
const telemetryVariables = (sent: string, name: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: address({ description: `where ${sent} go, by OTLP over HTTP`, unset: 'no telemetry' }),
  OTEL_EXPORTER_OTLP_HEADERS: optional(otlpHeaders).meta({
    description: "headers for the collector, in OpenTelemetry's format",
  }),
  OTEL_SERVICE_NAME: text({ description: `name in ${sent}`, unset: name }),
  OTEL_METRIC_EXPORT_INTERVAL: usually(number(1, 86_400_000), '60000', {
    description: 'milliseconds between two exports of metrics',
  }),
});

/** The variables of a site, in the order in which they are documented. */
export const siteEnvironment = z.object({
  HOST: usually(listenAddress, '127.0.0.1', { description: 'address on which it listens' }),
  PORT: optional(port).meta({ description: 'port on which it listens', unset: '3000, Rivabella 3001' }),
  CONTENT_API_URL: required(given.refine(isHttpUrl, { error: 'is not a URL that starts with http:// or https://.' }), {
    description: 'origin of the content service',
  }),
  CONTENT_API_TOKEN: required(given.regex(bearerToken, bearerTokenError), {
    description: 'token of the content service',
  }),
  SITE_GROUP_DOMAIN: text({ description: 'a domain whose subdomains are the tenants' }),
  SITE_HOSTS_FILE: text({
    description: 'JSON file with production hosts, read again when it changes: `{"tabor": ["www.tabor.example"]}`',
  }),
  SITE_ORIGINS: text({
    description:
      'only for `*.localhost`: where tenants of the other program are, `digallo=http://digallo.localhost:3000,…`',
    unset: 'their public hosts',
  }),
  SITE_DATA_DIR: usually(z.string(), '.data', {
    description: 'disk cache, pictures and outbox; must survive restarts; relative to the working directory',
  }),
  SITE_OUTBOX_DATABASE_URL: optional(databaseUrl).meta({
    description:
      'a PostgreSQL that all processes share: what visitors send is copied there until it is delivered, and survives the ' +
      'loss of a machine; `?sslmode=verify-full` for TLS',
    unset: 'it survives as long as `SITE_DATA_DIR`',
  }),
  SITE_SESSION_SECRET: secret({
    description:
      'seals staff sessions and signs form tokens, at least 32 characters; the same for all processes of a site',
    unset: 'generated once, in `SITE_DATA_DIR`',
  }),
  TRUSTED_PROXIES: text({
    description:
      'addresses or networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted; required behind TLS',
    unset: 'none',
  }),
  CLAMAV_ADDRESS: text({
    description: "`host:port` or socket of ClamAV's daemon, which scans applicants' files",
    unset: 'no scanning',
  }),
  CONTENT_WEBHOOK_SECRET: secret({
    description: 'shared with the content service, which signs its calls of `/hooks/content`',
    unset: 'no webhook',
  }),
  CONTENT_PREVIEW_SECRET: secret({
    description: 'shared with the content service, which signs links to drafts',
    unset: 'no preview',
  }),
  REDIS_URL: optional(redisUrl).meta({
    description: 'a Redis or Valkey that all processes of a site share; `redis://` or `rediss://`',
    unset: 'each process on its own',
  }),
  SITE_DRAIN_SECONDS: usually(number(0, 60), '0', {
    description: 'how long a site accepts connections after SIGTERM, so that a load balancer notices',
  }),
  SITE_PICTURE_EFFORT: usually(wholeNumber(0, 9), '3', {
    description: 'how hard AVIF pictures are compressed, from 0 to 9: less takes less of a processor, for larger files',
  }),
  SITE_LOG_CACHED_EVERY: usually(number(0, 1_000_000), '0', {
    description: 'logs every nth page-cache hit, 0 none; all other requests are always logged',
  }),
  ...telemetryVariables('metrics and traces', '`group-site`, `rivabella`'),
  OTEL_TRACES_SAMPLER_ARG: usually(number(0, 1), '1', { description: 'share of the traces that are exported' }),
});

const httpUrls = z.string().refine((list) => list.split(',').every((url) => !url.trim() || isHttpUrl(url.trim())), {
  error: 'must be URLs that start with http:// or https://, separated by commas.',
});

const bucketPrefix = z.string().regex(/^[\w.-]+(?:\/[\w.-]+)*\/?$/, {
  error: 'may have letters, digits, dots, hyphens, underscores, and slashes between them.',
});

const bucketVariables = [
  'MEDIA_S3_ENDPOINT',
  'MEDIA_S3_REGION',
  'MEDIA_S3_BUCKET',
  'MEDIA_S3_ACCESS_KEY_ID',
  'MEDIA_S3_SECRET_ACCESS_KEY',
] as const;

const directoryVariables = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** Variables of the content service that need others: to go on without would hide a mistake. */
const requirements: readonly (readonly [name: string, needed: readonly string[]])[] = [
  ...[...bucketVariables, 'MEDIA_S3_PREFIX'].map((name) => [name, bucketVariables] as const),
  ...directoryVariables.map((name) => [name, directoryVariables] as const),
  ['SITE_WEBHOOK_URLS', ['CONTENT_WEBHOOK_SECRET']],
  ['SMTP_HOST', ['MAIL_FROM']],
];

/** A secret that the content service generates if the environment has none. */
const generatedSecret = (description: string) =>
  text({ description, unset: 'generated once, in `secrets.env` in `CMS_DATA_DIR`' });

const contentServiceVariables = z.object({
  CMS_HOST: usually(listenAddress, '127.0.0.1', { description: 'address on which it listens' }),
  CMS_PORT: optional(port).meta({
    description: 'port on which it listens; `PORT` counts if it is not set',
    unset: '`1337`',
  }),
  PORT: optional(port).meta({ description: 'the same, as container platforms set it' }),
  CMS_PUBLIC_URL: optional(
    httpUrl.refine((url) => URL.parse(url)?.pathname === '/', { error: 'must be an origin, without a path.' }),
  ).meta({
    description: 'public URL for editors and websites, if it differs from the address above (behind a proxy)',
  }),
  CMS_TRUST_PROXY: flag({
    description: 'behind your own proxy: trusts its `X-Forwarded-*` headers, and the last of several addresses',
  }),
  CMS_DATA_DIR: usually(z.string(), '.data/cms', {
    description: 'SQLite file, uploads and secrets; absolute, or relative to the repository',
  }),
  DATABASE_URL: optional(databaseUrl).meta({
    description: 'PostgreSQL instead of the SQLite file',
    unset: 'SQLite in `CMS_DATA_DIR`',
  }),
  DATABASE_SSL: flag({ description: 'encrypts the connection to PostgreSQL and requires a valid certificate' }),
  MEDIA_S3_ENDPOINT: address({
    description:
      'a private bucket of an S3-compatible store for all files, instead of `public/uploads` and `private` in the data ' +
      'directory; set all five, or none',
    unset: 'files in `CMS_DATA_DIR`',
  }),
  MEDIA_S3_REGION: text({ description: 'its region' }),
  MEDIA_S3_BUCKET: text({ description: 'its name' }),
  MEDIA_S3_ACCESS_KEY_ID: text({ description: 'its access key' }),
  MEDIA_S3_SECRET_ACCESS_KEY: text({ description: 'the secret of its access key' }),
  MEDIA_S3_PREFIX: optional(bucketPrefix).meta({
    description: 'precedes every key, if the bucket is shared with other services',
  }),
  CONTENT_API_TOKEN: optional(secretText.regex(bearerToken, bearerTokenError)).meta({
    description: "the websites' token, at least 32 characters",
    unset: 'generated once, in `content-api-token` in `CMS_DATA_DIR`',
  }),
  APP_KEYS: generatedSecret('comma-separated keys of session cookies; to rotate, put the new key first'),
  ADMIN_JWT_SECRET: generatedSecret("signs editors' sessions"),
  API_TOKEN_SALT: generatedSecret('salt of API tokens'),
  TRANSFER_TOKEN_SALT: generatedSecret('salt of transfer tokens'),
  ENCRYPTION_KEY: generatedSecret('encrypts API tokens and second factors in the database'),
  JWT_SECRET: generatedSecret('signs tokens of users'),
  SITE_WEBHOOK_URLS: optional(httpUrls).meta({
    description:
      'webhook URLs of every process of every website, comma-separated: they are notified of published changes',
    unset: 'websites notice changes within a minute',
  }),
  CONTENT_WEBHOOK_SECRET: secret({
    description: 'the same as for the websites, at least 32 characters; required with `SITE_WEBHOOK_URLS`',
  }),
  CONTENT_PREVIEW_SECRET: secret({
    description: 'signs links to drafts: the same as for the websites, at least 32 characters',
    unset: 'no preview',
  }),
  SITE_ORIGINS: text({
    description:
      'public origins of websites, `tabor=https://www.tabor.example,…`; staff come back to them from the directory',
    unset: "https:// and the tenant's first host",
  }),
  CMS_LOG_LEVEL: usually(
    z.enum(['http', 'info', 'warn', 'error'], { error: 'must be http, info, warn or error.' }),
    'info',
    {
      description: '`http` (every request), `info`, `warn` or `error`',
    },
  ),
  ...telemetryVariables('metrics', '`content-service`'),
  SMTP_HOST: text({
    description: 'mail server for notifications to the organisation and receipts to the sender',
    unset: 'no mails',
  }),
  SMTP_PORT: optional(port).meta({
    description: 'its port',
    unset: '587, or 465 if `SMTP_SECURE`',
  }),
  SMTP_SECURE: flag({ description: 'implicit TLS, as always at port 465; otherwise STARTTLS' }),
  SMTP_ALLOW_PLAINTEXT: flag({
    description:
      'sends mails, and the password, unencrypted if the server offers no STARTTLS; not needed for a server on this ' +
      'machine',
  }),
  SMTP_USER: text({ description: 'user at the mail server' }),
  SMTP_PASSWORD: text({ description: 'password of this user' }),
  MAIL_FROM: optional(mailAddress).meta({
    description: 'sender of the mails; required with `SMTP_HOST`',
  }),
  CMS_SETUP_TOKEN: secret({
    description:
      'required to register the first administrator, at `{address}/admin/setup?token=…`, at least 32 characters',
    unset: 'each start generates one and logs that link, as long as there is no administrator',
  }),
  OIDC_ISSUER: optional(issuer).meta({
    description:
      'issuer of the OpenID Connect provider (Entra ID, Keycloak) at which editors, HR and staff sign in; set the first ' +
      'three, or none',
    unset: 'local accounts only',
  }),
  OIDC_CLIENT_ID: text({ description: 'id of the content service at the provider' }),
  OIDC_CLIENT_SECRET: text({ description: 'its secret' }),
  OIDC_SCOPES: usually(z.string(), 'openid profile email offline_access', {
    description: 'what it asks for; must lead to a refresh token',
  }),
  OIDC_GROUPS_CLAIM: usually(z.string(), 'groups', {
    description: "claim with the names of a person's groups; `roles` for app roles of Entra ID",
  }),
  OIDC_GROUP_PREFIX: usually(z.string(), 'websites-', {
    description:
      'a group is called so plus the code of a role, or of an internal area: `websites-redaktion-tabor`, ' +
      '`websites-intern-tabor`',
  }),
  CMS_REQUIRE_SECOND_FACTOR: flag({
    description:
      'local accounts of administrators and of roles that read applications need a second factor to sign in; others may ' +
      'have one',
  }),
  APPLICATION_RETENTION_DAYS: usually(days, '90', {
    description: 'days for which a rejected application is kept after its rejection',
  }),
  APPLICATION_OPEN_RETENTION_DAYS: usually(days, '365', {
    description: 'days for which an application is kept in the same stage, unless it is rejected or hired',
  }),
  SEED_EXAMPLE_USERS: flag({
    description: 'the seed creates example users and prints their password once; never in production',
  }),
});

/** The variables of the content service, in the order in which they are documented. */
export const contentServiceEnvironment = contentServiceVariables.superRefine((variables, { addIssue }) => {
  const values = new Map<string, unknown>(Object.entries(variables));
  for (const [name, needed] of requirements) {
    const isMissing = (other: string): boolean => values.get(other) === undefined;
    const missing = isMissing(name) ? undefined : needed.find(isMissing);
    if (missing) addIssue({ code: 'custom', path: [missing], message: `is missing: ${name} needs it.` });
  }
});

/** Prefixes of this product's variables that hardly any other program uses. */
export const ownPrefixes = [
  'APPLICATION_OPEN_',
  'APPLICATION_RETENTION_',
  'CLAMAV_',
  'CMS_',
  'CONTENT_',
  'MEDIA_S3_',
  'OIDC_',
  'SEED_',
  'SITE_',
  'SMTP_',
  'TRUSTED_',
];

/** Kubernetes describes its services in variables, too: `SITE_SERVICE_HOST`, `SITE_PORT=tcp://…`, `SITE_PORT_80_TCP`. */
const isOfKubernetes = (name: string, value = ''): boolean =>
  /_SERVICE_(?:HOST|PORT)|_PORT_\d+_/.test(name) || value.startsWith('tcp://');

/** Names that look like variables of this product but are none: probably misspelt. */
function unknownVariables(environment: Environment): string[] {
  const known = { ...siteEnvironment.shape, ...contentServiceEnvironment.shape };
  return Object.entries(environment)
    .filter(([name]) => ownPrefixes.some((prefix) => name.startsWith(prefix)))
    .filter(([name, value]) => !(name in known) && !isOfKubernetes(name, value))
    .map(([name]) => name);
}

/** The environment of a program is wrong. The message is one sentence for operators, without the value of a variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the variables of a program. Throws {@link EnvironmentError} if one of them is missing, invalid or unknown. */
export function readEnvironment<S extends z.ZodObject>(schema: S, environment: Environment): z.output<S> {
  const unknown = unknownVariables(environment);
  if (unknown.length > 0) {
    throw new EnvironmentError(
      `Unknown variables: ${unknown.join(', ')}. tooling/operations/environment.md lists all variables.`,
    );
  }
  const result = schema.safeParse(environment);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new EnvironmentError(`${issue?.path.join('.')} ${issue?.message}`);
}
