import { changesBody, webhookTimeHeader } from '@group/content-client/contract/changes';
import { type BadInput, rejected } from './badInput.ts';
import { application, login, message } from './form.ts';
import { get, http, type Bytes, type Headers } from './wire.ts';

const again = '"formError":"again"';
const from = (origin: string | null, headers: Headers = {}): Bytes => message({}, { headers: { origin, ...headers } });

const change = changesBody([{ tenant: 'tabor', type: 'jobs' }]);

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
    ['a message from another tenant', (place) => from(`http://${place.host.replace('tabor', 'bauma')}`)(place)],
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
  {
    name: 'a webhook call without a signature',
    bytes: (place) => http(place, 'POST', '/hooks/content', { [webhookTimeHeader]: String(Date.now()) }, change),
    status: 401,
  },
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
