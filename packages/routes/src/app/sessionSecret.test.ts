import { statSync, writeFileSync } from 'node:fs';
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

  it('is never the empty text of a file that a power failure has left', async () => {
    const data = await temporaryFolder();
    writeFileSync(join(data, 'session-secret'), '');
    expect(() => sessionSecret(undefined, data)).toThrow(`${data}/session-secret is empty`);
  });

  it('says why it cannot be stored, not that there is nothing to remove', () => {
    expect(() => sessionSecret(undefined, '/proc')).toThrow(/^(?!.*unlink)E\w+/);
  });
});
