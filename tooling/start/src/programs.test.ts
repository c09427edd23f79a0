import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { buildProgram, contentServiceProgram, siteProgram } from './programs.ts';

const listening = { host: '127.0.0.1', port: 4000 };
const contentService = { url: 'http://127.0.0.1:1337', token: 'key' };
const mode = 'development';
const site = siteProgram({ ...listening, mode, app: 'rivabella', contentService });

describe('programs', () => {
  it.each([contentServiceProgram({ ...listening, mode, directory: '.data/cms' }), site, buildProgram(['cms'])])(
    'starts a file that is there: $title',
    ({ args, cwd }) => {
      expect(existsSync(resolve(cwd, args[0] ?? ''))).toBe(true);
    },
  );

  it('passes port, content service and data folder to a site', () => {
    expect(site.environment).toMatchObject({
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: '4000',
      CONTENT_API_URL: contentService.url,
      CONTENT_API_TOKEN: 'key',
    });
    expect(site.environment.SITE_DATA_DIR).toMatch(join('.data', 'rivabella'));
  });

  it('passes the site origins to the content service, and the shared secrets to both', () => {
    const secrets = { CONTENT_WEBHOOK_SECRET: 'one', CONTENT_PREVIEW_SECRET: 'other' };
    const origins = { 'group-site': 'http://127.0.0.1:3000', rivabella: 'http://127.0.0.1:3001' };
    const service = contentServiceProgram({ ...listening, mode, directory: '/data', sites: { secrets, origins } });
    expect(service.environment).toMatchObject({
      ...secrets,
      SITE_WEBHOOK_URLS: 'http://127.0.0.1:3000/hooks/content,http://127.0.0.1:3001/hooks/content',
    });
    expect(service.environment.SITE_ORIGINS?.split(',')).toEqual(
      expect.arrayContaining(['tabor=http://tabor.localhost:3000', 'rivabella=http://rivabella.localhost:3001']),
    );
    const withSecrets = siteProgram({ ...listening, mode, app: 'rivabella', contentService, secrets });
    expect(withSecrets.environment).toMatchObject(secrets);
    const withOrigins = siteProgram({ ...listening, mode, app: 'rivabella', contentService, origins });
    expect(withOrigins.environment.SITE_ORIGINS).toBe(service.environment.SITE_ORIGINS);
  });

  it('ignores PORT of the shell for the content service', () => {
    vi.stubEnv('PORT', '9999');
    const { environment } = contentServiceProgram({ ...listening, mode, directory: '/data' });
    expect(environment.PORT).toBeUndefined();
    expect(environment).toMatchObject({ CMS_PORT: '4000', CMS_HOST: '127.0.0.1', CMS_DATA_DIR: '/data' });
  });
});
