import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { beforeEach, describe, expect, it } from 'vitest';
import { firstAdministratorToken, sharedSecrets } from './secrets.ts';

describe('sharedSecrets', () => {
  let folder = '';

  beforeEach(async () => {
    folder = await temporaryFolder();
  });

  it('are generated once, long, different, and readable only by their owner', async () => {
    const secrets = await sharedSecrets(folder, {});
    const values = Object.values(secrets);
    expect(Math.min(...values.map(({ length }) => length))).toBeGreaterThanOrEqual(32);
    expect(new Set(values).size).toBe(values.length);
    expect(await sharedSecrets(folder, {})).toEqual(secrets);
    expect((await stat(join(folder, 'webhook-secret'))).mode & 0o077).toBe(0);
  });

  it('are taken from the environment if set', async () => {
    expect(await sharedSecrets(folder, { CONTENT_WEBHOOK_SECRET: 'given' })).toMatchObject({
      CONTENT_WEBHOOK_SECRET: 'given',
    });
  });
});

describe('firstAdministratorToken', () => {
  it('is generated once, or taken from the environment', async () => {
    const folder = await temporaryFolder();
    const token = await firstAdministratorToken(folder, {});
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await firstAdministratorToken(folder, {})).toBe(token);
    expect(await firstAdministratorToken(folder, { CMS_SETUP_TOKEN: 'given' })).toBe('given');
  });
});
