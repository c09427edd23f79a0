import { changesBody, maxWebhookBytes, webhookTimeHeader } from '@group/content-client/contract/changes';
import { type BadInput, rejected } from './badInput.ts';
import { application, login, message } from './form.ts';
import { get, http, type Bytes, type Headers } from './wire.ts';

const again = '"formError":"again"';
const from = (origin: string | null, headers: Headers = {}): Bytes => message({}, { headers: { origin, ...headers } });

/** A request to the webhook of the content service. */
const hook =
  (text: string, headers: (sign: (time: number, body: string) => Headers) => Headers): Bytes =>
  (place) =>
    http(place, 'POST', '/hooks/content', headers(place.sign), text);
const change = changesBody([{ tenant: 'tabor', type: 'jobs' }]);
const signed = (text: string, time = Date.now()): Bytes => hook(text, (sign) => sign(time, text));

/** CSRF, spam, forged sessions and unsigned webhook calls. */
export const guardRows: readonly BadInput[] = [
  // First, while the token is still young. Its answer waits until a person could have filled in the form.
  {
    name: 'a form sent too fast',
    bytes: message({ name: 'Jemand Schnelles' }, { formToken: ({ youngFormToken }) => youngFormToken }),
    status: 200,
    kept: { name: 'Jemand Schnelles' },
  },
  ...rejected(403, [
    ['a message from another site', from('https://evil.example')],
    ['a message with a null origin', from('null')],
    ["a message from a host that starts with the site's", (place) => from(`http://${place.host}.evil.example`)(place)],
    ['a message from another tenant', (place) => from(`http://${place.host.replace('tabor', 'bauma')}`)(place)],
    ['a message with Sec-Fetch-Site: cross-site', from(null, { 'sec-fetch-site': 'cross-site' })],
    ['a message with a session and without an origin', (place) => from(null, { cookie: place.cookie })(place)],
    ['a login from another site', login({ username: 'x', password: 'x' }, { origin: 'https://evil.example' })],
  ]),
  ...rejected(422, [
    ['a form with a filled honeypot', message({ website: 'https://evil.example' }), '"formError":"trapped"'],
    ['a form without a token', message({}, { formToken: () => ({}) }), again],
    [
      'a form with the key of another',
      message({}, { formToken: (place) => ({ ...place.formToken(), key: place.usedFormToken.key }) }),
      again,
    ],
  ]),
  {
    name: 'a used form token with other values',
    bytes: message({ name: 'Jemand anders' }, { formToken: ({ usedFormToken }) => usedFormToken }),
    status: 200,
    kept: { name: 'Jemand anders' },
  },
  {
    name: 'a job of another tenant',
    bytes: (place) => application({ job: place.foreignJob })(place),
    status: 200,
    kept: { jobTitle: null },
  },
  ...rejected(401, [
    ['a webhook call without a signature', hook(change, () => ({ [webhookTimeHeader]: String(Date.now()) }))],
    ['a webhook call from an hour ago', signed(change, Date.now() - 3_600_000)],
    ['a webhook call with a modified body', hook(`${change} `, (sign) => sign(Date.now(), change))],
  ]),
  ...rejected(400, [
    ['a webhook call with invalid JSON', signed('{"changes":')],
    ['a webhook call for an unknown tenant', signed('{"changes":[{"tenant":"__proto__","type":"jobs"}]}')],
  ]),
  { name: 'a webhook call with an oversized body', bytes: signed('x'.repeat(maxWebhookBytes + 1)), status: 413 },
  {
    name: 'a forged session',
    bytes: get('/intern', { cookie: `__Host-session=Fe26.2*1*${'a'.repeat(300)}` }),
    status: 302,
  },
  {
    name: 'a forged token of the content service',
    bytes: get('/intern', { authorization: 'Bearer x', 'x-staff-session': 'x' }),
    status: 302,
  },
];
