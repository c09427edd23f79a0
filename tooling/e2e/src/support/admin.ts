import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from 'playwright/test';
import { sendSignInForm } from '../testEnvironment/adminApi.ts';
import { runningStack } from '../testEnvironment/environment.ts';
import type { Editor } from './editor.ts';

/** What a user of the admin signs in with. */
export interface AdminAccount {
  email: string;
  password: string;
}

/** The admin's code is split into many files, which a busy machine serves slowly. */
const loadTimeoutMs = 30_000;

const password = 'Nur-fuer-diese-Probe-1';

/** Invites a person with one role, and accepts the invitation. */
export async function addAdminUser(editor: Editor, roleName: string, firstname = 'Petra'): Promise<AdminAccount> {
  const { data } = await editor.call('GET', '/admin/roles');
  const roles: { id: number; name: string }[] = Array.isArray(data) ? data : [];
  const role = roles.find(({ name }) => name === roleName);
  const email = `${randomUUID()}@group.example`;
  const person = { firstname, lastname: 'Muster' };
  const invited = await editor.call('POST', '/admin/users', { ...person, email, roles: [role?.id] });
  const token = String(invited.data?.registrationToken);
  await sendSignInForm(editor.contentUrl, '/einladung', { ...person, token, password, repeated: password });
  return { email, password };
}

/**
 * Opens a path of the admin. Within its pages as its links do: loading its code again takes three seconds of a processor.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const { contentUrl } = runningStack();
  const { origin, pathname } = new URL(page.url());
  const isOpen = origin === contentUrl && pathname.startsWith('/admin') && !pathname.includes('anmelden');
  if (!isOpen) {
    await page.goto(contentUrl + path);
    return;
  }
  await page.evaluate((to) => {
    const state = { idx: Number(window.history.state?.idx ?? 0) + 1, key: crypto.randomUUID(), usr: null };
    window.history.pushState(state, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}

/** Sends the login's form. */
export async function typeCredentials(page: Page, account: AdminAccount): Promise<void> {
  await page.goto(`${runningStack().contentUrl}/admin`);
  await page.getByLabel('E-Mail').fill(account.email);
  await page.getByLabel('Passwort').fill(account.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

export async function signIn(page: Page, account: AdminAccount): Promise<void> {
  await typeCredentials(page, account);
  await page.waitForURL((url) => !url.pathname.includes('anmelden'));
}

/** Path of the list of a type's entries. */
export const listOf = (type: string): string => `/admin/content-manager/collection-types/plugin::content.${type}`;

/** Opens an entry from the list of its type, by the text of one of its cells. */
export async function openEntry(page: Page, type: string, cell: string): Promise<void> {
  await visit(page, `${listOf(type)}?page=1&pageSize=100`);
  await page.getByRole('gridcell', { name: cell, exact: true }).first().click();
  await waitForForm(page);
}

/** Waits for the form of an entry. */
export async function waitForForm(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Speichern', exact: true })).toBeVisible({ timeout: loadTimeoutMs });
}

/** Deletes an entry. What the admin still asks about it ends before: the answer would be 404. */
export async function removeEntry(page: Page, editor: Editor, type: string, id: string): Promise<void> {
  await page.goto('about:blank');
  await editor.call('DELETE', `/content-manager/collection-types/plugin::content.${type}/${id}?locale=*`);
}

/**
 * Holds the requests to URLs of a pattern, other than GET, as a slow line does, until they are released.
 * @returns their bodies, if these are JSON
 */
export async function holdRequests(page: Page, pattern: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const requests: unknown[] = [];
  await page.route(pattern, async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.continue();
    requests.push(request.headers()['content-type'] === 'application/json' ? request.postDataJSON() : null);
    await promise;
    await route.continue();
  });
  return { requests, release };
}

/** Saves or publishes the open entry. */
export async function press(page: Page, button: 'Speichern' | 'Veröffentlichen'): Promise<void> {
  const answer = page.waitForResponse(
    (response) => /\/(?:collection|single)-types\//.test(response.url()) && response.request().method() !== 'GET',
  );
  await page.getByRole('button', { name: button, exact: true }).click();
  expect((await answer).status()).toBe(200);
}

/** Throws unless the form is as the editor left it, and can be saved. */
export async function expectTyped(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toHaveValue(text);
  await expect(page.getByRole('button', { name: 'Speichern', exact: true })).toBeEnabled();
}
