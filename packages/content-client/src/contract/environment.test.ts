import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  contentServiceEnvironment,
  EnvironmentError,
  ownPrefixes,
  readEnvironment,
  siteEnvironment,
} from './environment.ts';
import { variableTable } from './variableTable.fixture.ts';

const repository = join(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(join(repository, path), 'utf8');

const site = { CONTENT_API_URL: 'http://content.example', CONTENT_API_TOKEN: 'planted-token' };
const secret = 'a-secret-of-at-least-32-characters';

describe('siteEnvironment', () => {
  it('needs the content service only', () => {
    expect(readEnvironment(siteEnvironment, site)).toEqual({
      ...site,
      HOST: '127.0.0.1',
      SITE_DATA_DIR: '.data',
      SITE_DRAIN_SECONDS: 0,
      SITE_PICTURE_EFFORT: 3,
      SITE_LOG_CACHED_EVERY: 0,
      OTEL_METRIC_EXPORT_INTERVAL: 60_000,
      OTEL_TRACES_SAMPLER_ARG: 1,
    });
  });

  it('trims values, and takes blank ones as unset', () => {
    const given = { ...site, HOST: ' ', PORT: ' 3010 ', SITE_DRAIN_SECONDS: '', REDIS_URL: '', CLAMAV_ADDRESS: ' ' };
    const { HOST, PORT, SITE_DRAIN_SECONDS, REDIS_URL, CLAMAV_ADDRESS } = readEnvironment(siteEnvironment, given);
    expect([HOST, PORT, SITE_DRAIN_SECONDS, REDIS_URL, CLAMAV_ADDRESS]).toEqual([
      '127.0.0.1',
      3010,
      0,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['CONTENT_API_URL', undefined, 'is missing'],
    ['CONTENT_API_TOKEN', ' ', 'is missing'],
    ['CONTENT_API_URL', 'planted:1337', 'is not a URL that starts with http'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'planted:4318', 'is not a URL that starts with http'],
    ['REDIS_URL', 'http://planted@redis.example', 'is not a Redis URL'],
    ['REDIS_URL', 'redis://', 'is not a Redis URL'],
    ['HOST', 'planted:3000', 'must be an address'],
    ['HOST', '127.0.0.1:3000', 'must be an address'],
    ['CONTENT_API_TOKEN', '{planted}', 'may have letters'],
    ['CONTENT_API_TOKEN', 'planted-schlüssel', 'may have letters'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'Bearer planted', 'must be like'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'x-scope=websites,planted', 'must be like'],
    ['SITE_SESSION_SECRET', 'planted', 'is too short'],
    ['CONTENT_WEBHOOK_SECRET', 'planted', 'is too short'],
    ['SITE_DRAIN_SECONDS', '61', 'must be a number from 0 to 60'],
    ['SITE_LOG_CACHED_EVERY', 'planted', 'must be a number'],
    ['SITE_PICTURE_EFFORT', '2.5', 'must be a whole number from 0 to 9'],
    ['PORT', '70000', 'must be a whole number from 0 to 65535'],
  ])('rejects %s=%s in a sentence without the value', (name, value, message) => {
    const reading = () => readEnvironment(siteEnvironment, { ...site, [name]: value });
    expect(reading).toThrow(EnvironmentError);
    expect(reading).toThrow(new RegExp(`^${name} (?!.*planted)${message}`));
  });
});

describe('contentServiceEnvironment', () => {
  it('needs nothing', () => {
    expect(readEnvironment(contentServiceEnvironment, {})).toMatchObject({
      CMS_DATA_DIR: '.data/cms',
      SMTP_SECURE: false,
      APPLICATION_RETENTION_DAYS: 90,
    });
  });

  it.each([
    ['CMS_HOST', '::'],
    ['CMS_HOST', 'fe80::1'],
    ['CMS_HOST', 'localhost'],
    ['CMS_PUBLIC_URL', 'https://inhalte.example/'],
    ['MAIL_FROM', 'Haus Tabor <websites@haus.example>'],
  ])('accepts %s=%s', (name, value) => {
    expect(readEnvironment(contentServiceEnvironment, { [name]: value })).toMatchObject({ [name]: value });
  });

  it.each([
    ['SMTP_SECURE', 'yes', 'must be true or false'],
    ['DATABASE_URL', 'mysql://planted@db', 'is not a URL that starts with postgres://'],
    ['DATABASE_URL', 'postgres://planted:port', 'is not a URL that starts with postgres://'],
    ['CMS_PUBLIC_URL', 'planted.example', 'is not a URL that starts with http'],
    ['CMS_LOG_LEVEL', 'planted', 'must be http, info, warn or error'],
    ['SITE_WEBHOOK_URLS', 'http://127.0.0.1:3000/hooks/content,planted', 'must be URLs'],
    ['MEDIA_S3_PREFIX', '/planted', 'may have letters'],
    ['APPLICATION_RETENTION_DAYS', '1.5', 'must be a whole number of days'],
    ['CMS_PUBLIC_URL', 'https://planted.example/admin', 'must be an origin'],
    ['MAIL_FROM', 'planted', 'must be like'],
    ['CONTENT_API_TOKEN', 'planted', 'is too short'],
    ['CONTENT_API_TOKEN', `planted-${'ü'.repeat(32)}`, 'may have letters'],
  ])('rejects %s=%s in a sentence without the value', (name, value, message) => {
    const reading = () => readEnvironment(contentServiceEnvironment, { [name]: value });
    expect(reading).toThrow(new RegExp(`^${name} (?!.*planted)${message}`));
  });

  const bucket = {
    MEDIA_S3_ENDPOINT: 'https://s3.example.com',
    MEDIA_S3_REGION: 'ch-1',
    MEDIA_S3_BUCKET: 'media',
    MEDIA_S3_ACCESS_KEY_ID: 'key',
    MEDIA_S3_SECRET_ACCESS_KEY: 'planted',
  };

  it.each<[string, Record<string, string>]>([
    ...Object.keys(bucket).map((name): [string, Record<string, string>] => [name, { ...bucket, [name]: '' }]),
    ['MEDIA_S3_ENDPOINT', { MEDIA_S3_PREFIX: 'planted' }],
    ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://planted.example' }],
    ['OIDC_ISSUER', { OIDC_CLIENT_SECRET: 'planted' }],
    ['MAIL_FROM', { SMTP_HOST: 'planted.example' }],
    ['CONTENT_WEBHOOK_SECRET', { SITE_WEBHOOK_URLS: 'http://planted.example' }],
  ])('requires %s beside %j', (name, environment) => {
    const reading = () => readEnvironment(contentServiceEnvironment, environment);
    expect(reading).toThrow(new RegExp(`^${name} is missing: (?!.*planted)`));
  });

  it('shares secrets with the sites under the same names', () => {
    const shared = { CONTENT_API_TOKEN: secret, CONTENT_WEBHOOK_SECRET: secret, CONTENT_PREVIEW_SECRET: secret };
    expect(readEnvironment(contentServiceEnvironment, shared)).toMatchObject(shared);
    expect(readEnvironment(siteEnvironment, { ...site, ...shared })).toMatchObject(shared);
  });
});

describe('readEnvironment', () => {
  it('rejects names that only look like variables of this product', () => {
    const planted = { ...site, TRUSTED_PROXY: 'planted', CMS_HOSTS: 'planted', APPLICATION_RETENTION_DAY: '30' };
    expect(() => readEnvironment(siteEnvironment, planted)).toThrow(
      /^Unknown variables: TRUSTED_PROXY, CMS_HOSTS, APPLICATION_RETENTION_DAY\. (?!.*planted)/,
    );
  });

  it('accepts those of the other program, of other software and of Kubernetes', () => {
    const others = { CMS_PORT: '1337', REDIS_PASSWORD: 'x', APPLICATION_NAME: 'x', OTEL_RESOURCE_ATTRIBUTES: 'a=b' };
    const services = { SITE_SERVICE_HOST: '10.0.0.1', SITE_PORT: 'tcp://10.0.0.1:80', SITE_PORT_80_TCP_PROTO: 'tcp' };
    expect(readEnvironment(siteEnvironment, { ...site, ...others, ...services })).toMatchObject(site);
  });
});

// `vitest run -u` writes it again.
describe('the generated table', () => {
  it('is that of operators', async () => {
    const text = `# Environment

Generated from \`packages/content-client/src/contract/environment.ts\`; blank values count as unset. A program does not start
with an unknown variable whose name begins with
${ownPrefixes.map((prefix) => `\`${prefix}\``).join(', ')}.

## A site

${variableTable(siteEnvironment)}

## The content service

${variableTable(contentServiceEnvironment)}
`;
    await expect(text).toMatchFileSnapshot(join(repository, 'tooling/operations/environment.md'));
  });

  it('documents every variable', () => {
    for (const schema of [siteEnvironment, contentServiceEnvironment])
      expect(variableTable(schema)).not.toMatch(/\| +\|[^|]*\|$/m);
  });
});

describe('the examples of operations', () => {
  /** Variables of Node and of the C library. */
  const foreign = new Set(['NODE_ENV', 'MALLOC_ARENA_MAX']);

  it.each([
    ['content-service', contentServiceEnvironment],
    ['site', siteEnvironment],
  ])('set variables of x-%s in compose.yaml that it reads', (program, schema) => {
    const [, block = ''] =
      new RegExp(`\\nx-${program}: [\\s\\S]*?\\n  environment:\\n((?: {4}.*\\n)+)`).exec(
        read('tooling/operations/compose.yaml'),
      ) ?? [];
    const names = [...block.matchAll(/^ {4}([A-Z][A-Z\d_]+): /gm)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !foreign.has(name) && !(name in schema.shape))).toEqual([]);
  });

  it.each([
    ['content-service.service', contentServiceEnvironment],
    ['site@.service', siteEnvironment],
  ])('set variables in %s that the program reads', (unit, schema) => {
    const [, line = ''] = /^Environment=(.*)$/m.exec(read(`tooling/operations/systemd/${unit}`)) ?? [];
    const names = line.split(' ').map((pair) => pair.split('=')[0] ?? '');
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !foreign.has(name) && !(name in schema.shape))).toEqual([]);
  });
});
