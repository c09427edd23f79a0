import { readMessage } from '@group/content-client/contact/message.schema';
import type { ActionFunctionArgs } from 'react-router';
import { afterAll, expect, it } from 'vitest';
import { clientIpPrefixHeader } from '../site/clientIpPrefix.ts';
import { requestedSiteFixture } from '../testing/requestedSite.fixture.ts';
import { routeArguments } from '../testing/routeArguments.fixture.ts';
import { confirmedSubmission } from './confirmation.server.ts';
import { newFormToken } from './spamGuard.server.ts';
import { submissionServiceFixture } from './submissionService.fixture.ts';
import { submissionServiceContext } from './submissionService.server.ts';
import { submitPageForm } from './submitForm.server.ts';

const submissions = submissionServiceFixture();
afterAll(() => submissions.close());

const at = (path: string, tenant: 'tabor' | 'bauma' = 'tabor'): ActionFunctionArgs => {
  const args = routeArguments(requestedSiteFixture(tenant), path);
  args.context.set(submissionServiceContext, submissions);
  return args;
};

async function send(path: string, fields: Record<string, string>) {
  const args = at(path);
  const body = new URLSearchParams({ ...newFormToken(submissions.secret, Date.now() - 10_000), ...fields });
  const headers = { [clientIpPrefixHeader]: '192.0.2.1' };
  const request = new Request(args.url, { method: 'POST', body, headers });
  return submitPageForm({ ...args, request }, { kind: 'message', read: readMessage });
}

const message = { name: 'Reto Muster', email: 'reto@muster.example', message: 'Guten Tag' };

it('confirms a form at an address of its page, which says nothing of what was sent', async () => {
  const response = await send('/kontakt?von=menu', message);
  if (!(response instanceof Response)) throw new Error('there is no redirect');
  const address = response.headers.get('location') ?? '';
  expect([response.status, address]).toEqual([
    303,
    expect.stringMatching(/^\/kontakt\?von=menu&gesendet=[\da-f-]{36}\.[\w-]{43}$/),
  ]);
  const { answer } = confirmedSubmission(at(address), 'message') ?? {};
  expect(answer?.sent).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/);
  // Of another website, of another form, and with another key.
  expect(confirmedSubmission(at(address, 'bauma'), 'message')).toBeUndefined();
  expect(confirmedSubmission(at(address), 'visit')).toBeUndefined();
  const forged = address.replace(/[\da-f-]{36}/, crypto.randomUUID());
  expect(confirmedSubmission(at(forged), 'message')).toBeUndefined();
});

it('answers a form with mistakes by its page', async () => {
  const response = await send('/kontakt', { ...message, name: '' });
  expect(response).toMatchObject({ data: { problems: { name: 'missing' } }, init: { status: 422 } });
});
