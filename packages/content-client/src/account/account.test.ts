import { describe, expect, it, vi } from 'vitest';
import { signReceipt } from '../contract/receipt.ts';
import { ContentUnavailable } from '../gateway/contentUnavailable.ts';
import { logout } from './account.ts';

const access = { url: 'http://content.example', token: 'secret' };
const answer = (status: number, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', async () => new Response(null, { status, headers }));

describe('logout', () => {
  it('resolves once the content service confirms that the session is revoked', async () => {
    answer(204, signReceipt('secret', 'logout', 'session'));
    await expect(logout(access, 'session')).resolves.toBeUndefined();
  });

  it.each([
    ['a success', 200, {}],
    ['the answer to an unknown token of the website', 401, {}],
    ['the receipt of another session', 204, signReceipt('secret', 'logout', 'other')],
  ])('rejects for %s', async (_, status, headers) => {
    answer(status, headers);
    await expect(logout(access, 'session')).rejects.toThrow(ContentUnavailable);
  });
});
