import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { addAdminUser, openEntry, press, signIn } from '../support/admin.ts';
import { firstEditor } from '../support/editor.ts';
import { adminTest as test, expect } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

/** Delivers a submission as the website does. */
async function deliver(type: 'applications' | 'messages', fields: Record<string, string>): Promise<void> {
  const { contentUrl, contentToken } = runningStack();
  const key = randomUUID();
  const common = { key, company: 'tabor', acceptedAt: new Date().toISOString(), language: 'de' };
  const body = new FormData();
  body.set('data', JSON.stringify({ ...common, ...fields }));
  const headers = { authorization: `Bearer ${contentToken}`, 'idempotency-key': key };
  const { status } = await fetch(`${contentUrl}/api/${type}`, { method: 'POST', headers, body });
  expect(status).toBe(201);
}

const stage = (page: Page) => page.getByRole('combobox', { name: /^Stand/ }).first();

async function changeStage(page: Page, value: string): Promise<void> {
  await stage(page).click();
  await page.getByRole('option', { name: value }).click();
  await press(page, 'Speichern');
  await page.reload();
  await expect(stage(page)).toContainText(value, { timeout: 30_000 });
}

test('HR of an organisation refuses an application and answers a message', async ({ page }) => {
  test.setTimeout(180_000);
  const { contentUrl } = runningStack();
  const name = { firstName: 'Rosa', surname: 'Tannenbaum' };
  const email = 'rosa@tannenbaum.example';
  await deliver('applications', { ...name, email, area: 'care', reference: 'TAB-PRB1' });
  await deliver('messages', { name: 'Rosa Tannenbaum', email, message: 'Guten Tag', reference: 'TAB-PRB2' });
  const administrator = await firstEditor(contentUrl);
  await signIn(page, contentUrl, await addAdminUser(administrator, 'Personal Tabor'));

  await openEntry(page, contentUrl, 'application', 'Tannenbaum');
  await changeStage(page, 'refused');
  await openEntry(page, contentUrl, 'message', 'Rosa Tannenbaum');
  await changeStage(page, 'answered');

  // The audit log names who read and changed what, and nothing of the applicant.
  const { entries = [] } = await administrator.call('GET', '/content/audit');
  const ofHr = entries.filter(({ actor }) => actor.endsWith('Petra Muster')).map(({ action }) => action);
  expect(ofHr).toEqual(expect.arrayContaining(['login', 'application.read', 'application.change', 'message.change']));
  expect(JSON.stringify(entries)).not.toMatch(/Tannenbaum|TAB-PRB/);
});
