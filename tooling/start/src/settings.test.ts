import { describe, expect, it } from 'vitest';
import { localOrigin, readSettings } from './settings.ts';

describe('readSettings', () => {
  it('has defaults for everything', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ host: '127.0.0.1', givenContentService: undefined, contentToken: undefined });
    expect(Object.values(settings.ports).map(({ port }) => port)).toEqual([1337, 3000, 3001]);
  });

  it('takes ports and host from the environment', () => {
    const settings = readSettings({ HOST: '0.0.0.0', GROUP_SITE_PORT: '8080', RIVABELLA_PORT: ' 8081 ' });
    expect(settings.host).toBe('0.0.0.0');
    expect(settings.ports.groupSite).toEqual({ variable: 'GROUP_SITE_PORT', port: 8080 });
    expect(settings.ports.rivabella.port).toBe(8081);
  });

  it.each(['abc', '0', '65536', '30.5'])('rejects the port %s and names the variable', (port) => {
    expect(() => readSettings({ CMS_PORT: port })).toThrow(`CMS_PORT must be a port from 1 to 65535, not "${port}".`);
  });

  it('requires the token of an external content service', () => {
    expect(() => readSettings({ CONTENT_API_URL: 'https://content.example' })).toThrow(
      'The variable CONTENT_API_TOKEN is missing',
    );
    const { givenContentService } = readSettings({
      CONTENT_API_URL: 'https://content.example',
      CONTENT_API_TOKEN: 'key',
    });
    expect(givenContentService).toEqual({ url: 'https://content.example', token: 'key' });
  });

  it('rejects an invalid URL', () => {
    expect(() => readSettings({ CONTENT_API_URL: 'content.example' })).toThrow('CONTENT_API_URL must be an address');
  });
});

describe('localOrigin', () => {
  it('uses the loopback address for a program on all interfaces', () => {
    expect(localOrigin('0.0.0.0', 3000)).toBe('http://127.0.0.1:3000');
    expect(localOrigin('::1', 3000)).toBe('http://[::1]:3000');
  });
});
