import type { ActionFunctionArgs } from 'react-router';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { newFormToken } from '../../forms/spamGuard.server.ts';
import { submissionServiceFixture } from '../../forms/submissionService.fixture.ts';
import { submissionServiceContext } from '../../forms/submissionService.server.ts';
import { clientIpPrefixHeader } from '../../site/clientIpPrefix.ts';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { action, loader } from './application.route.tsx';

const submissions = submissionServiceFixture();
afterAll(() => submissions.close());

// Its content service is away.
const at = (path: string, tenant: 'tabor' | 'bauma' = 'tabor'): ActionFunctionArgs => {
  const args = routeArguments(requestedSiteFixture(tenant), path);
  args.context.set(submissionServiceContext, submissions);
  return args;
};

const form = '/jobs/schnellbewerbung';
const applicant = { firstName: 'Vera', surname: 'Muster', area: 'care', tel: '079 000 00 00', 'house-bauma': 'yes' };

async function send(fields: Record<string, string>) {
  const args = at(`${form}?stelle=${'a'.repeat(24)}`);
  const body = new URLSearchParams({ ...newFormToken(submissions.secret, Date.now() - 10_000), ...fields });
  const headers = { [clientIpPrefixHeader]: '192.0.2.1' };
  return action({ ...args, request: new Request(args.url, { method: 'POST', body, headers }) });
}

it('confirms an application at an address that only this website reads, and the link for half an hour', async () => {
  const response = await send(applicant);
  if (!(response instanceof Response)) throw new Error('there is no redirect');
  const address = response.headers.get('location') ?? '';
  expect([response.status, address.split('&')[0]]).toEqual([303, `${form}?stelle=${'a'.repeat(24)}`]);
  expect(decodeURIComponent(address)).not.toMatch(/Vera|bauma|bewerbung\//);
  const sent = expect.stringMatching(/^[\dA-Z]{4}-[\dA-Z]{4}$/);
  const link = expect.stringMatching(/^\/meine\/bewerbung\/[\da-f]{64}$/);
  expect((await loader(at(address))).answer).toEqual({ sent, link, houses: ['bauma'] });
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
  onTestFinished(() => clock.mockRestore());
  expect((await loader(at(address))).answer).toEqual({ sent, houses: ['bauma'] });
  expect((await loader(at(address.replace(/stelle=a+&/, ''), 'bauma'))).answer).toBeUndefined();
  expect((await loader(at(`${form}?gesendet=K7QM-3F9X`))).answer).toBeUndefined();
});

it('answers an application with mistakes by its page', async () => {
  expect(await send({ ...applicant, surname: '' })).toMatchObject({ init: { status: 422 } });
});
