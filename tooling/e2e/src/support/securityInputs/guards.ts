import {
  changesBody,
  maxWebhookBytes,
  webhookSignatureHeader,
  webhookTimeHeader,
} from '@group/content-client/contract/changes';
import { type BadInput, refused } from './badInput.ts';
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

/** Forms of others, forms that no person has sent, sessions of others, and calls that nobody has signed. */
export const guardRows: readonly BadInput[] = [
  // First, as the others take their time.
  {
    name: 'a form that was sent too fast',
    bytes: message({}, { formToken: ({ youngFormToken }) => youngFormToken }),
    status: 422,
    says: again,
  },
  ...refused(403, [
    ['a message from another site', from('https://evil.example')],
    ['a message from nowhere', from('null')],
    ['a message from a host that begins like ours', (place) => from(`http://${place.host}.evil.example`)(place)],
    ['a message from a host that stands before ours', (place) => from(`http://evil.example@${place.host}:1`)(place)],
    ['a message from another port', from('http://tabor.localhost:1')],
    ['a message from another tenant', (place) => from(`http://${place.host.replace('tabor', 'bauma')}`)(place)],
    ['a message from an origin that is empty', from('')],
    ['a message that the browser says comes from elsewhere', from(null, { 'sec-fetch-site': 'cross-site' })],
    ['a message that comes from a neighbour', from(null, { 'sec-fetch-site': 'same-site' })],
    ['a message with a session and from nowhere', (place) => from(null, { cookie: place.cookie })(place)],
    ['another site that logs in', login({ username: 'x', password: 'x' }, { origin: 'https://evil.example' })],
    [
      'another site that logs out',
      (place) => login({ intent: 'logout' }, { origin: 'https://evil.example', cookie: place.cookie })(place),
    ],
    ['another site that deletes', (place) => http(place, 'DELETE', '/kontakt', { origin: 'https://evil.example' })],
  ]),
  ...refused(422, [
    ['a form whose trap was stepped into', message({ website: 'https://evil.example' }), again],
    ['a form without a formToken', message({}, { formToken: () => ({}) }), again],
    [
      'a form with the key of another',
      message({}, { formToken: (place) => ({ ...place.formToken(), key: place.usedFormToken.key }) }),
      again,
    ],
    [
      'a form with a moment of its own',
      message({}, { formToken: (place) => ({ key: place.formToken().key, moment: '1.x' }) }),
      again,
    ],
    [
      'a form from the future',
      message({}, { formToken: (place) => ({ ...place.formToken(), moment: `9${place.formToken().moment}` }) }),
      again,
    ],
    [
      'a form whose moment is no number',
      message(
        {},
        { formToken: (place) => ({ ...place.formToken(), moment: `NaN.${place.formToken().moment.split('.')[1]}` }) },
      ),
      again,
    ],
    [
      'a form whose key is a path',
      message({}, { formToken: (place) => ({ ...place.formToken(), key: '../../outbox.db' }) }),
      again,
    ],
  ]),
  {
    name: 'a form that is sent again with other words',
    bytes: message({ name: 'Jemand anders' }, { formToken: ({ usedFormToken }) => usedFormToken }),
    status: 200,
    says: '"sent":',
  },
  {
    name: 'a job of another tenant',
    bytes: (place) => application({ job: place.foreignJob })(place),
    status: 200,
    kept: { jobTitle: null },
  },
  {
    name: 'a job that does not exist',
    bytes: application({ job: 'a'.repeat(24) }),
    status: 200,
    kept: { jobTitle: null },
  },
  ...refused(401, [
    ['a call of the hook without a signature', hook(change, () => ({ [webhookTimeHeader]: String(Date.now()) }))],
    [
      'a call of the hook with another signature',
      hook(change, () => ({
        [webhookTimeHeader]: String(Date.now()),
        [webhookSignatureHeader]: `sha256=${'0'.repeat(64)}`,
      })),
    ],
    ['a call of the hook of an hour ago', signed(change, Date.now() - 3_600_000)],
    ['a call of the hook from the future', signed(change, Date.now() + 3_600_000)],
    ['a call of the hook with other words than were signed', hook(`${change} `, (sign) => sign(Date.now(), change))],
  ]),
  ...refused(400, [
    ['a call of the hook that is no JSON', signed('{"changes":')],
    ['a call of the hook for a tenant that is none', signed('{"changes":[{"tenant":"__proto__","type":"jobs"}]}')],
    ['a call of the hook for a type that is a path', signed('{"changes":[{"tenant":"tabor","type":"../jobs"}]}')],
  ]),
  { name: 'a call of the hook with an oversized body', bytes: signed('x'.repeat(maxWebhookBytes + 1)), status: 413 },
  { name: 'somebody who reads the hook', bytes: get('/hooks/content'), status: 404 },
  {
    name: 'a session that is made up',
    bytes: get('/intern', { cookie: `__Host-session=Fe26.2*1*${'a'.repeat(300)}` }),
    status: 302,
  },
  { name: 'a session of nothing', bytes: get('/intern', { cookie: '__Host-session=' }), status: 302 },
  { name: 'a thousand cookies', bytes: get('/intern', { cookie: 'a=1; '.repeat(1_000) }), status: 302 },
  {
    name: 'a token of the content service that is made up',
    bytes: get('/intern', { authorization: 'Bearer x', 'x-staff-session': 'x' }),
    status: 302,
  },
];
