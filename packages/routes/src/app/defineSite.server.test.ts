import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentError } from '@group/content-client/contract/environment';
import { standardTenants } from '@group/themes/registry';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { beforeEach, describe, expect, it } from 'vitest';
import { defineSite } from './defineSite.server.ts';
import { programVersion } from './programVersion.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

const servicesWith = (url: string) =>
  defineSite('group-site', standardTenants, {
    CONTENT_API_URL: 'http://content.example',
    CONTENT_API_TOKEN: 'planted-token',
    SITE_DATA_DIR: folder,
    REDIS_URL: url,
  }).services();

describe('REDIS_URL', () => {
  it.each(['localhost:6379', 'http://planted-password@redis.example', 'planted-password'])(
    'is rejected as %s, and the error does not quote it',
    (url) => {
      expect(() => servicesWith(url)).toThrow(EnvironmentError);
      expect(() => servicesWith(url)).toThrow(/^(?!.*(planted|localhost)).*REDIS_URL/);
    },
  );

  it('is optional', async () => {
    const { gateway, forms } = servicesWith(' ');
    expect(gateway.isDegraded()).toBe(false);
    await Promise.all([gateway.close(), forms.close()]);
  });

  it('starts in degraded mode while Redis is unreachable', async () => {
    const { gateway, forms } = servicesWith('redis://127.0.0.1:1');
    expect(gateway.isDegraded()).toBe(true);
    await Promise.all([gateway.close(), forms.close()]);
  });
});

describe('programVersion', () => {
  it('is stable for the same program file and changes with its content', async () => {
    const path = join(folder, 'program.js');
    await writeFile(path, 'one');
    const version = programVersion(path);
    expect(programVersion(path)).toBe(version);
    await writeFile(path, 'two');
    expect(programVersion(path)).not.toBe(version);
  });
});
