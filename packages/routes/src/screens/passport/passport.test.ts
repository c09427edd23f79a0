import { text } from 'node:stream/consumers';
import { privateTokenFor } from '@group/content-client/contract/submissions/privateLink';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { submissionServiceFixture } from '../../forms/submissionService.fixture.ts';
import { type SubmissionService, submissionServiceContext } from '../../forms/submissionService.server.ts';
import { clientIpPrefixHeader } from '../../site/clientIpPrefix.ts';
import { staffContext } from '../../staff/staffAuth.server.ts';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { passportFixture } from './passport.fixture.ts';
import { action, loader } from './passport.route.tsx';
import * as state from './passportState.route.ts';

const token = privateTokenFor('secret', 'key');
const unavailable = { status: 503, body: '' };
const opened = { status: 200, body: JSON.stringify({ passport: passportFixture }) };

let serviceUrl: string;
let submissions: SubmissionService;
let answer = opened;
let asked: { url: string | undefined; body: string }[] = [];

beforeEach(async () => {
  [answer, asked] = [opened, []];
  ({ url: serviceUrl } = await temporaryServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ url: request.url, body });
      // A proxy answers in HTML, while the content service is away.
      const type = answer.body.startsWith('<') ? 'text/html' : 'application/json';
      response.writeHead(answer.status, { 'content-type': type }).end(answer.body);
    });
  }));
  submissions = submissionServiceFixture();
});

afterEach(() => submissions.close());

function visit(path: string, form?: FormData | URLSearchParams, multilingual = false) {
  const site = multilingual ? requestedSiteFixture('rivabella', { language: 'it' }) : requestedSiteFixture('tabor');
  const args = routeArguments(site, `${multilingual ? '/it' : ''}/meine/bewerbung/${path}`, {
    token: path.split(/[?/]/)[0],
  });
  args.context.set(staffContext, { access: { url: serviceUrl, token: 'service-token' }, secret: 'x' });
  args.context.set(submissionServiceContext, submissions);
  const headers = { [clientIpPrefixHeader]: '192.0.2.1' };
  return { ...args, request: new Request(args.url, { headers, ...(form && { method: 'POST', body: form }) }) };
}

async function outcome(result: Promise<unknown>) {
  const found = await result.catch((thrown: unknown) => thrown);
  if (found instanceof Error) throw found;
  if (found instanceof Response) return { status: found.status, location: found.headers.get('location') };
  const { init, data } = Object(found);
  return { status: init?.status ?? 200, data };
}

const read = (path = token) => outcome(loader(visit(path)));
const send = (fields: Record<string, string>, multilingual?: boolean) =>
  outcome(action(visit(token, new URLSearchParams(fields), multilingual)));

function sendFile(name: string, content: string) {
  const body = new FormData();
  body.set('action', 'files');
  body.append('files', new File([content], name));
  return outcome(action(visit(token, body)));
}

/** Accepts an application, which stays in the outbox as no content service can be reached. */
async function accept() {
  const outbox = await submissions.outbox();
  const key = crypto.randomUUID();
  const application = {
    key,
    kind: 'application',
    tenant: 'tabor',
    fields: { privateToken: token },
    files: [],
  } as const;
  return outbox.accept(outbox.begin(), application);
}

describe('the page of an application', () => {
  it('shows what the content service says, with the token in the body only', async () => {
    expect(await read()).toEqual({ status: 200, data: { kind: 'open', passport: passportFixture } });
    expect(asked).toEqual([{ url: '/api/passport/open', body: JSON.stringify({ token, company: 'tabor' }) }]);
  });

  it('has the same answer for an unknown and a malformed token', async () => {
    answer = { status: 404, body: '{}' };
    const unknown = { status: 404, data: { kind: 'unknown' } };
    expect([await read(), await read('abc'), await read(`${token}x`)]).toEqual([unknown, unknown, unknown]);
  });

  it('says that an application is safe which waits in the outbox', async () => {
    const reference = await accept();
    const waiting = { status: 200, data: { kind: 'waiting', reference, acceptedAt: expect.any(String) } };
    for (const away of [{ status: 404, body: '{}' }, unavailable]) {
      answer = away;
      expect(await read()).toEqual(waiting);
    }
  });

  it('says nothing of what is erased, also while the content service is away', async () => {
    await accept();
    const outbox = await submissions.outbox();
    const erasure = { erasedAt: '2026-11-28T08:00:00.000Z', reason: 'withdrawn', files: 1 };
    answer = { status: 200, body: JSON.stringify({ erasure }) };
    expect(await read()).toEqual({ status: 200, data: { kind: 'erased', erasure } });
    expect(outbox.arrivalOf(token)).toBeUndefined();
    answer = unavailable;
    expect((await read()).status).toBe(503);
  });

  it('shows each house of an application to several, until the last of them has erased it', async () => {
    await accept();
    const outbox = await submissions.outbox();
    const [tabor, bauma] = ['tabor', 'bauma'].map((key) => ({ key, name: key }));
    const erasure = { erasedAt: '2026-11-28T08:00:00.000Z', reason: 'withdrawn', files: 1 };
    for (const first of [{ passport: passportFixture }, { erasure }]) {
      const houses = [
        { house: tabor, ...first },
        { house: bauma, erasure },
      ];
      answer = { status: 200, body: JSON.stringify({ houses }) };
      expect(await read()).toEqual({ status: 200, data: { kind: 'houses', houses } });
      expect(outbox.arrivalOf(token) !== undefined).toBe('passport' in first);
    }
  });

  it.each<Record<string, string>>([
    { action: 'contact', email: 'anna@neu.example', tel: '' },
    { action: 'withdraw', confirmed: 'yes' },
    { action: 'notMe' },
  ])('does not say that %j is done without a proof', async (fields) => {
    answer = { status: 404, body: '{}' };
    expect((await send(fields)).status).toBe(404);
    for (const status of [404, 200]) {
      answer = { status, body: '<h1>Wartung</h1>' };
      expect((await send(fields)).status).toBe(503);
    }
    answer = { status: 400, body: '{}' };
    expect((await send(fields)).status).toBe(fields.action === 'notMe' ? 503 : 422);
  });

  it('answers 503 where nobody can tell, and 429 to a network that guesses', async () => {
    for (const away of [{ status: 404, body: '<h1>Not Found</h1>' }, unavailable]) {
      answer = away;
      expect((await read()).status).toBe(503);
    }
    for (let guess = 0; guess < 300; guess += 1) await read('abc');
    expect((await read()).status).toBe(429);
  });

  it('may be asked for its state as often as a page that stays open does, also in an outage', async () => {
    for (const [during, status] of [
      [opened, 200],
      [unavailable, 503],
    ] as const) {
      answer = during;
      for (let times = 0; times < 301; times += 1) await read();
      expect((await read()).status).toBe(status);
    }
  });

  it('gives its script the state in JSON, and leads a form that it sends back to the state', async () => {
    const open = await state.loader(visit(`${token}/stand`));
    expect([open.status, await open.json()]).toEqual([200, { kind: 'open', passport: passportFixture }]);
    expect((await state.loader(visit('abc/stand'))).status).toBe(404);
    const withdrawal = new URLSearchParams({ action: 'withdraw' });
    const refused = await state.action(visit(`${token}/stand`, withdrawal));
    expect([refused.status, await refused.json()]).toMatchObject([422, { formError: 'unconfirmed' }]);
    withdrawal.set('confirmed', 'yes');
    const taken = await state.action(visit(`${token}/stand`, withdrawal, true));
    expect(taken.headers.get('location')).toBe(`/it/meine/bewerbung/${token}/stand?erledigt=withdraw`);
  });

  it.each([
    [{ action: 'contact', email: 'anna@neu.example', tel: '' }, 'correct', { email: 'anna@neu.example', tel: '' }],
    [{ action: 'withdraw', confirmed: 'yes' }, 'withdraw', {}],
    [{ action: 'withdraw', house: 'bauma', 'confirmed-bauma': 'yes' }, 'withdraw', { house: 'bauma' }],
    [{ action: 'notMe' }, 'disown', {}],
  ])('takes %j, and leads back by a redirect', async (fields, path, more) => {
    if (path === 'disown') answer = { status: 200, body: '{"disowned":true}' };
    const back = `/it/meine/bewerbung/${token}?erledigt=${fields.action}`;
    expect(await send(fields, true)).toEqual({ status: 303, location: back });
    expect(asked.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      [`/api/passport/${path}`, { token, company: 'rivabella', ...more }],
    ]);
  });

  it.each([
    [{ action: 'contact', email: '', tel: '' }, { problems: { email: 'emailOrPhone' } }],
    [
      { action: 'contact', email: 'x', tel: '' },
      { problems: { email: 'email' }, values: { email: 'x' } },
    ],
    [{ action: 'withdraw' }, { formError: 'unconfirmed' }],
    [
      { action: 'withdraw', house: 'bauma', confirmed: 'yes' },
      { formError: 'unconfirmed', house: 'bauma' },
    ],
    [{ action: 'files' }, { formError: 'noFiles' }],
  ])('rejects %j, and asks nothing of the content service', async (fields, rejected) => {
    expect(await send(fields)).toMatchObject({ status: 422, data: { action: fields.action, ...rejected } });
    expect(asked).toEqual([]);
  });

  it('hands on files, and rejects those of a wrong kind', async () => {
    expect(await sendFile('Zeugnis ✓.pdf', '%PDF-1.7\n%%EOF')).toMatchObject({ status: 303 });
    expect(asked).toMatchObject([{ url: '/api/passport/extend', body: expect.stringContaining('Zeugnis ✓.pdf') }]);
    expect(await sendFile('a.exe', 'MZ')).toMatchObject({ status: 422, data: { files: [{ problem: 'kind' }] } });
    answer = { status: 400, body: '{}' };
    expect(await sendFile('b.pdf', '%PDF-1.7\n%%EOF')).toMatchObject({ status: 422, data: { formError: 'tooMany' } });
  });

  it('says that a change is not possible now while the content service is away', async () => {
    answer = unavailable;
    expect(await send({ action: 'withdraw', confirmed: 'yes' })).toMatchObject({
      status: 503,
      data: { formError: 'unavailable' },
    });
  });

  it.each([
    ['EIO', 503, 'unavailable'],
    ['ENOSPC', 507, 'full'],
  ])('says that a change is not possible where the outbox fails with %s', async (code, status, formError) => {
    submissions = { ...submissions, outbox: () => Promise.reject(Object.assign(new Error(code), { code })) };
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await send({ action: 'notMe' })).toMatchObject({ status, data: { formError } });
  });
});
