import { statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { describe, expect, it } from 'vitest';
import { sessionSecret } from './sessionSecret.server.ts';

describe('sessionSecret', () => {
  it('survives a restart in a file that only the service can read', async () => {
    const data = join(await temporaryFolder(), 'data');
    const secret = sessionSecret(undefined, data);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(sessionSecret(undefined, data)).toBe(secret);
    expect(statSync(join(data, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('says why it cannot be stored, not that there is nothing to remove', () => {
    expect(() => sessionSecret(undefined, '/proc')).toThrow(/^(?!.*unlink)E\w+/);
  });
});
