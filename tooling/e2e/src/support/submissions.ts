import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import { runningStack } from '../testEnvironment/environment.ts';

/** Delivers a submission as the website does. */
export async function deliver(
  type: 'applications' | 'messages',
  fields: Record<string, string>,
  picture?: Blob,
): Promise<void> {
  const { contentUrl, contentToken } = runningStack();
  const key = randomUUID();
  const common = { key, company: 'tabor', acceptedAt: new Date().toISOString(), language: 'de' };
  const body = new FormData();
  body.set('data', JSON.stringify({ ...common, ...fields }));
  if (picture) body.append('files', picture, 'lebenslauf.png');
  const headers = { authorization: `Bearer ${contentToken}`, 'idempotency-key': key };
  const { status } = await fetch(`${contentUrl}/api/${type}`, { method: 'POST', headers, body });
  expect(status).toBe(201);
}
