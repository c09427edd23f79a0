import { text } from 'node:stream/consumers';
import { hashOfPrivateToken, privateTokenFor } from '@group/content-client/contract/submissions/privateLink';
import { wireHousesFixture } from '@group/content-client/house/house.fixture';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openedToken } from '../../forms/application.fixture.ts';
import { argumentsWithSubmissionService, submissionServiceFixture } from '../../forms/submissionService.fixture.ts';
import { type SubmissionService, submissionServiceContext } from '../../forms/submissionService.server.ts';
import { clientIpPrefixHeader } from '../../site/clientIpPrefix.ts';
import { staffContext } from '../../staff/staffAuth.server.ts';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { action as subscribe, loader as loadForm } from './jobAlert.route.tsx';
import { action, loader } from './jobAlertPage.route.tsx';
import { JobAlertPageView } from './JobAlertPageView.tsx';
import { JobAlertView } from './JobAlertView.tsx';

const show = (view: React.ReactNode) => renderInSite(view, { path: '/jobs/stellenabo' });

describe('the form that subscribes to new jobs', () => {
  it('has the filters of the list from which the visitor comes, and keeps no others', async () => {
    const site = requestedSiteFixture('tabor', { answers: { houses: wireHousesFixture }, mails: true });
    const path = '/jobs/stellenabo?bereich=pflege&lehrstellen=1';
    show(<JobAlertView {...await loadForm(argumentsWithSubmissionService(site, path))} />);
    const area = await screen.findByLabelText<HTMLSelectElement>('Bereich');
    const apprenticeships = screen.getByLabelText<HTMLInputElement>('Nur Lehrstellen');
    expect([area.value, area.getAttribute('autocomplete')]).toEqual(['care', 'off']);
    expect([apprenticeships.checked, apprenticeships.hasAttribute('data-from-address')]).toEqual([true, true]);
  });

  it('gives way to the list where no mails are sent', async () => {
    const site = requestedSiteFixture('tabor', { answers: { houses: wireHousesFixture }, mails: false });
    show(<JobAlertView {...await loadForm(argumentsWithSubmissionService(site, '/jobs/stellenabo'))} />);
    expect((await screen.findByText(/verschickt zurzeit keine Mails/)).closest('form')).toBeNull();
    expect(document.querySelector('form')).toBeNull();
    expect(screen.getByRole('link', { name: 'Offene Stellen' }).getAttribute('href')).toBe('/jobs/offene-stellen');
  });

  it('hands the link to the content service only, as it proves the address', async () => {
    const submissions = submissionServiceFixture();
    const site = requestedSiteFixture('tabor', { answers: { houses: wireHousesFixture } });
    const args = routeArguments(site, '/jobs/stellenabo');
    args.context.set(submissionServiceContext, submissions);
    const token = openedToken(submissions);
    const body = new URLSearchParams({ ...token, email: 'eva@muster.example', workload: '80' });
    const response = await subscribe({ ...args, request: new Request(args.url, { method: 'POST', body }) });
    const address = response instanceof Response ? response.headers.get('location') : null;
    const { answer } = await loadForm({ ...args, url: new URL(String(address), args.url) });
    expect(answer).toEqual({ sent: expect.stringMatching(/^[\dA-Z]{4}-[\dA-Z]{4}$/) });
    expect((await submissions.outbox()).state().waiting).toBe(1);
    await submissions.close();
  });
});

describe('the page of a subscription', () => {
  const token = privateTokenFor('secret', 'key');
  const alert = { area: 'care', employer: 'tabor', place: '', workload: '80', apprenticeships: '', endsAt: null };
  let serviceUrl = '';
  let submissions: SubmissionService;
  let asked: unknown[] = [];
  let body = '';

  beforeEach(async () => {
    [asked, body] = [[], JSON.stringify({ alert })];
    ({ url: serviceUrl } = await temporaryServer((request, response) => {
      void text(request).then((sent) => {
        asked.push([request.url, JSON.parse(sent)]);
        response.setHeader('content-type', 'application/json').end(body);
      });
    }));
    submissions = submissionServiceFixture();
  });

  afterEach(() => submissions.close());

  function visit(form?: FormData | URLSearchParams, opened = token) {
    const args = routeArguments(requestedSiteFixture('tabor'), `/meine/stellenabo/${opened}`, { token: opened });
    args.context.set(staffContext, { access: { url: serviceUrl, token: 'service' }, secret: 'x' });
    args.context.set(submissionServiceContext, submissions);
    const headers = { [clientIpPrefixHeader]: '192.0.2.1' };
    return { ...args, request: new Request(args.url, { headers, ...(form && { method: 'POST', body: form }) }) };
  }

  it('changes nothing when it is opened, and has the token in no address of the content service', async () => {
    expect((await loader(visit())).data.alert).toEqual({ ...alert, employer: 'Tabor' });
    expect(asked).toEqual([['/api/alerts/link', { token, company: 'tabor' }]]);
  });

  it('is not said to be for all jobs where it is for an area or an employer that is no more', async () => {
    body = JSON.stringify({ alert: { ...alert, area: 'laundry', employer: 'sonnmatt' } });
    const { data } = await loader(visit());
    show(<JobAlertPageView {...data} />);
    expect(await screen.findByText('sonnmatt')).not.toBeNull();
    expect([screen.queryByText('laundry'), screen.queryByText('Alle Bereiche')]).toEqual([expect.anything(), null]);
  });

  it('unsubscribes by the POST of a mail program, in both encodings of RFC 8058', async () => {
    body = JSON.stringify({ alert: null });
    const multipart = new FormData();
    multipart.set('List-Unsubscribe', 'One-Click');
    for (const form of [multipart, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })]) {
      const { data, init } = await action(visit(form));
      expect([data.alert, init?.status]).toEqual([null, 200]);
    }
    const unsubscribed = ['/api/alerts/link', { token, company: 'tabor', action: 'unsubscribe' }];
    expect(asked).toEqual([unsubscribed, unsubscribed]);
  });

  it('does what a button says, and nothing for other forms', async () => {
    for (const chosen of ['confirm', 'renew', 'unsubscribe', 'delete'])
      await action(visit(new URLSearchParams({ action: chosen })));
    expect(asked).toEqual(
      ['confirm', 'renew', 'unsubscribe', undefined].map((each) => [
        '/api/alerts/link',
        { token, company: 'tabor', action: each },
      ]),
    );
  });

  it('answers 404 where a link leads nowhere, without a question for what is no token', async () => {
    body = JSON.stringify({ alert: null });
    for (const opened of [hashOfPrivateToken(token), 'abc']) {
      const { data, init } = await loader(visit(undefined, opened));
      expect([data.alert, init?.status]).toEqual([null, 404]);
    }
    expect(asked).toHaveLength(1);
  });

  it('answers 503 while nobody can tell', async () => {
    body = '';
    await expect(loader(visit())).rejects.toMatchObject({ init: { status: 503 } });
  });

  it('says that a newer one may have replaced it, and has a title of its own, once it is no more', async () => {
    show(<JobAlertPageView alert={null} renewable={false} />);
    expect(await screen.findByText(/durch ein neueres ersetzt/)).not.toBeNull();
    expect(screen.queryByText(/gelöscht/)).toBeNull();
    expect(document.title).toMatch(/^Dieses Stellenabo gibt es nicht mehr/);
  });

  it.each([
    ['asks for the confirmation', null, false, ['Ja, Stellen senden']],
    ['unsubscribes', '2099-05-28T08:00:00.000Z', false, ['Abbestellen']],
    ['also renews near the end', '2099-05-28T08:00:00.000Z', true, ['Um 6 Monate verlängern', 'Abbestellen']],
  ])('%s, each with a button', async (_what, endsAt, renewable, buttons) => {
    show(<JobAlertPageView alert={{ ...alert, endsAt }} renewable={renewable} />);
    expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual(buttons);
  });

  it.each([
    [29, true],
    [31, false],
  ])('renews %i days before the end: %s', async (days, expected) => {
    body = JSON.stringify({ alert: { ...alert, endsAt: new Date(Date.now() + days * 86_400_000).toISOString() } });
    expect((await loader(visit())).data.renewable).toBe(expected);
  });
});
