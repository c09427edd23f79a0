import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sessionSecret } from './sessionSecret.server.ts';

describe('sessionSecret', () => {
  const directory = mkdtempSync(join(tmpdir(), 'secret-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  it('survives a restart in a file that only the service can read', () => {
    const data = join(directory, 'data');
    const secret = sessionSecret(undefined, data);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(sessionSecret(undefined, data)).toBe(secret);
    expect(statSync(join(data, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('says why it cannot be stored, not that there is nothing to remove', () => {
    expect(() => sessionSecret(undefined, '/proc')).toThrow(/^(?!.*unlink)E\w+/);
  });
});
