import type { ActionFunctionArgs } from 'react-router';
import { afterAll, expect, it, vi } from 'vitest';
import { loader as loadApplicationPage } from '../screens/application/application.route.tsx';
import { submitApplication } from '../screens/application/submitApplication.server.ts';
import { submitMessage } from '../screens/contact/submitMessage.server.ts';
import { clientIpPrefixHeader } from '../site/clientIpPrefix.ts';
import { requestedSiteFixture } from '../testing/requestedSite.fixture.ts';
import { routeArguments } from '../testing/routeArguments.fixture.ts';
import { applicant, openedToken } from './application.fixture.ts';
import { confirmedSubmission } from './confirmation.server.ts';
import { submissionServiceFixture } from './submissionService.fixture.ts';
import { submissionServiceContext } from './submissionService.server.ts';

const submissions = submissionServiceFixture();
afterAll(() => submissions.close());

const at = (path: string, tenant: 'tabor' | 'bauma' = 'tabor'): ActionFunctionArgs => {
  const args = routeArguments(requestedSiteFixture(tenant), path);
  args.context.set(submissionServiceContext, submissions);
  return args;
};

const sentReference = expect.stringMatching(/^[\dA-Z]{4}-[\dA-Z]{4}$/);

async function send(submit: typeof submitMessage, path: string, fields: Record<string, string>) {
  const args = at(path);
  const body = new URLSearchParams({ ...openedToken(submissions), ...fields });
  const headers = { [clientIpPrefixHeader]: '192.0.2.1' };
  return submit({ ...args, request: new Request(args.url, { method: 'POST', body, headers }) });
}

async function sentTo(submit: typeof submitMessage, path: string, fields: Record<string, string>): Promise<string> {
  const response = await send(submit, path, fields);
  if (!(response instanceof Response)) throw new Error('there is no redirect');
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

const message = { name: 'Reto Muster', email: 'reto@muster.example', message: 'Guten Tag' };

it('confirms a form at an address of its page, which only this website and form can read', async () => {
  const address = await sentTo(submitMessage, '/kontakt?von=menu', message);
  expect(address).toMatch(/^\/kontakt\?von=menu&gesendet=/);
  expect(await confirmedSubmission(at(address), 'message')).toEqual({ answer: { sent: sentReference } });
  expect(await confirmedSubmission(at(address, 'bauma'), 'message')).toBeUndefined();
  expect(await confirmedSubmission(at(address), 'visit')).toBeUndefined();
  expect(await confirmedSubmission(at('/kontakt?gesendet=K7QM-3F9X'), 'message')).toBeUndefined();
});

it('confirms an application for a day, with the link to its page for half an hour', async () => {
  const address = await sentTo(submitApplication, '/jobs/schnellbewerbung', { ...applicant, 'house-bauma': 'yes' });
  expect(decodeURIComponent(address)).not.toMatch(/Vera|bauma|bewerbung\//);
  const link = expect.stringMatching(/^\/meine\/bewerbung\/[\da-f]{64}$/);
  const sent = { sent: sentReference, houses: ['bauma'] };
  expect((await confirmedSubmission(at(address), 'application'))?.answer).toEqual({ ...sent, link });
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
  expect(await confirmedSubmission(at(address), 'application')).toEqual({ answer: sent, link });
  now.mockReturnValue(Date.now() + 24 * 60 * 60_000);
  expect(await confirmedSubmission(at(address), 'application')).toBeUndefined();
});

it('confirms an application while the content service is away', async () => {
  const address = await sentTo(submitApplication, `/jobs/schnellbewerbung?stelle=${'a'.repeat(24)}`, applicant);
  expect((await loadApplicationPage(at(address))).answer?.sent).toEqual(sentReference);
});

it('answers a form with mistakes by its page', async () => {
  const response = await send(submitMessage, '/kontakt', { ...message, name: '' });
  expect(response).toMatchObject({ data: { problems: { name: 'missing' } }, init: { status: 422 } });
});
