import { type BadInput, refused } from './badInput.ts';
import { application, login, message } from './form.ts';
import { get } from './wire.ts';

const script = '<script>alert(1)</script>';
const picture = '"><img src=x onerror=alert(1)>';
const page = { page: true };

/** Scripts, line breaks and unusual Unicode. Accepted values are stored and shown as plain text. */
export const textRows: readonly BadInput[] = [
  // Repeated by the page, as a required field is missing.
  ...refused(422, [
    ['a script as a name, in the page', application({ firstName: script, surname: '' }, page), '&lt;script&gt;'],
    ['an image tag as an address, in the page', application({ address: picture, surname: '' }, page), '&lt;img'],
    ['a closing textarea tag', application({ message: `</textarea>${script}`, surname: '' }, page), '&lt;/textarea'],
    ['a script as a name, in the JSON response', application({ firstName: script, surname: '' }), 'application/json'],
    ['a script as an e-mail, in the page', message({ email: `${script}@muster.example` }, page), '&lt;script&gt;'],
    ['a script as a field name', application({ [script]: 'x', surname: '' }, page), 'text/html'],
  ]),
  {
    name: 'scripts in every field',
    bytes: application({
      firstName: script,
      surname: picture,
      address: 'javascript:alert(1)',
      message: `{{7*7}}${script}`,
    }),
    status: 200,
    kept: { firstName: script, surname: picture, address: 'javascript:alert(1)', message: `{{7*7}}${script}` },
  },
  {
    name: 'spreadsheet formulas',
    bytes: application({ firstName: '=HYPERLINK("x")', surname: '@SUM(1)', message: '+cmd|x' }),
    status: 200,
    kept: { firstName: '=HYPERLINK("x")', surname: '@SUM(1)', message: '+cmd|x' },
  },
  {
    name: 'mail header injection in a name',
    bytes: message({ name: 'Vera\r\nBcc: all@muster.example\r\nX-Injected: yes' }),
    status: 200,
    kept: { name: 'Vera Bcc: all@muster.example X-Injected: yes' },
  },
  ...refused(422, [
    [
      'mail header injection in the e-mail',
      message({ email: 'vera@muster.example\r\nBcc: all@muster.example' }),
      '"email":"email"',
    ],
    [
      'encoded mail header injection in the e-mail',
      message({ email: 'vera@muster.example%0d%0aBcc:a@b.example' }),
      '"email":"email"',
    ],
    ['a phone number with letters', application({ tel: '079 abc def gh' }), '"tel":"phone"'],
  ]),
  // A mail server takes any script; the reply goes to the sender.
  {
    name: 'an e-mail in several scripts',
    bytes: message({ email: 'ver\u0430@mu\u0455ter.example' }),
    status: 200,
    kept: { email: 'ver\u0430@mu\u0455ter.example' },
  },
  {
    name: 'header injection in the redirect after the login',
    bytes: login({ username: 'x', password: 'x', weiter: '/\r\nX-Injected: yes' }),
    status: 401,
  },
  {
    name: 'header injection in the query of the login',
    bytes: get('/auth?weiter=/%0d%0aX-Injected:%20yes'),
    status: 200,
  },
  { name: 'header injection in a path', bytes: get('/%0d%0aX-Injected:%20yes'), status: 301 },
  {
    name: 'header injection in the path of an event',
    bytes: get('/events/aaaaaaaaaaaaaaaaaaaaaaaa/x%0d%0aX-Injected:%20yes'),
    status: 301,
  },
  {
    name: 'header injection after the telephone number',
    bytes: application({ tel: '079 000 00 00\r\nX-Injected: yes' }),
    status: 422,
    says: '"tel":"unknownPhone"',
  },
  { name: 'four-byte characters in a path', bytes: get('/%F0%9F%98%80/%E5%B1%A5'), status: 404 },
  {
    name: 'bidirectional control characters',
    bytes: application({ firstName: '\u202Eareν\u202C', surname: '\u2066Muster\u2069' }),
    status: 200,
    kept: { firstName: 'areν', surname: 'Muster' },
  },
  {
    name: 'null bytes and other control characters',
    bytes: application({ firstName: 'Ve\0ra', surname: 'Mus\u001b[31mter', message: 'a\u0007\0b\tc\nd' }),
    status: 200,
    kept: { firstName: 'Ve ra', surname: 'Mus [31mter', message: 'a b\tc\nd' },
  },
  {
    name: 'invalid UTF-8',
    bytes: application({
      firstName: Buffer.from('5665eda0bd7261', 'hex'),
      surname: Buffer.from('4dc0aff8888080807573', 'hex'),
      message: Buffer.from('fffe41ff', 'hex'),
    }),
    status: 200,
    kept: { firstName: 'Ve���ra', surname: 'M�������us', message: '��A�' },
  },
  {
    name: 'stacked combining marks',
    bytes: message({ name: `Ve${'\u0315\u031b'.repeat(50)}ra`, message: `a${'\u0489'.repeat(1_000)}b` }),
    status: 200,
    kept: { message: `a${'\u0489'.repeat(4)}b` },
  },
  {
    name: 'four-byte characters, emoji sequences and flags',
    bytes: application({ firstName: '👩🏽‍⚕️🇨🇭', surname: '𝓜𝓾𝓼𝓽𝓮𝓻 𠮷' }),
    status: 200,
    kept: { firstName: '👩🏽‍⚕️🇨🇭', surname: '𝓜𝓾𝓼𝓽𝓮𝓻 𠮷' },
  },
  {
    name: 'a phone number in full-width digits',
    bytes: application({ tel: '０７９　０００　００　００' }),
    status: 200,
    kept: { tel: '+41790000000' },
  },
  {
    name: 'a character that expands to eighteen under NFKC',
    bytes: message({ name: 'Vera', message: '\ufdfa'.repeat(1_000) }),
    status: 200,
    kept: { name: 'Vera' },
  },
];
