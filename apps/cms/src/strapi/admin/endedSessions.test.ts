import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenSessionEnds } from './endedSessions.ts';

const reload = vi.fn<() => void>();
let isOpen = false;
let stop: () => void;

/** A token of user 7. */
const token = `x.${btoa(JSON.stringify({ userId: '7' }))}.x`;

const answer = async (): Promise<Response> =>
  isOpen ? Response.json({ data: { token } }) : new Response('{}', { status: 401 });

const renew = (): Promise<Response> => window.fetch('http://localhost/admin/access-token', { method: 'POST' });

const signIn = vi.fn<() => Promise<boolean>>(async () => {
  await new Promise((resolve) => setTimeout(resolve, 10));
  isOpen = true;
  return true;
});

beforeEach(() => {
  isOpen = false;
  vi.stubGlobal('window', { fetch: answer, location: { href: 'http://localhost/admin', reload } });
});

afterEach(() => {
  stop();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it('sends all renewals again that the service rejects, after one sign-in', async () => {
  stop = whenSessionEnds(7, signIn);
  const responses = await Promise.all([renew(), renew()]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(signIn).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the page if another user signs in', async () => {
  stop = whenSessionEnds(8, signIn);
  await renew();
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves the rejection to Strapi if the user gives up, and all other requests alone', async () => {
  const giveUp = vi.fn<() => Promise<boolean>>(async () => false);
  stop = whenSessionEnds(7, giveUp);
  expect((await window.fetch('http://localhost/admin/users/me')).status).toBe(401);
  expect(giveUp).not.toHaveBeenCalled();
  expect((await renew()).status).toBe(401);
  expect(giveUp).toHaveBeenCalledOnce();
});
