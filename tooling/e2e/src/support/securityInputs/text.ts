import { type BadInput, refused } from './badInput.ts';
import { application, login, message } from './form.ts';
import { get } from './wire.ts';

const script = '<script>alert(1)</script>';
const picture = '"><img src=x onerror=alert(1)>';
const page = { page: true };

/** Scripts, ends of lines, and what Unicode allows. What is taken is kept as text; the admin shows it as such. */
export const textRows: readonly BadInput[] = [
  // Said again by the page, as something is missing.
  ...refused(422, [
    ['a script for a name, in the page', application({ firstName: script, surname: '' }, page), '&lt;script&gt;'],
    ['a picture for an address, in the page', application({ address: picture, surname: '' }, page), '&lt;img'],
    [
      'the end of the field for text',
      application({ message: `</textarea>${script}`, surname: '' }, page),
      '&lt;/textarea',
    ],
    ['a script for a name, to the script', application({ firstName: script, surname: '' }), 'application/json'],
    ['a script for an e-mail, in the page', message({ email: `${script}@muster.example` }, page), '&lt;script&gt;'],
    ['a script for the name of a field', application({ [script]: 'x', surname: '' }, page), 'text/html'],
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
    name: 'formulas for a table',
    bytes: application({ firstName: '=HYPERLINK("x")', surname: '@SUM(1)', message: '+cmd|x' }),
    status: 200,
    kept: { firstName: '=HYPERLINK("x")', surname: '@SUM(1)', message: '+cmd|x' },
  },
  {
    name: 'a header in the name of a message',
    bytes: message({ name: 'Vera\r\nBcc: all@muster.example\r\nX-Injected: yes' }),
    status: 200,
    kept: { name: 'Vera Bcc: all@muster.example X-Injected: yes' },
  },
  ...refused(422, [
    ['a header in the e-mail', message({ email: 'vera@muster.example\r\nBcc: all@muster.example' }), '"email":"email"'],
    [
      'a header in the e-mail, encoded',
      message({ email: 'vera@muster.example%0d%0aBcc:a@b.example' }),
      '"email":"email"',
    ],
    [
      'a letter that looks like another in the e-mail',
      message({ email: 'ver\u0430@muster.example' }),
      '"email":"email"',
    ],
    ['a host that looks like another', message({ email: 'vera@mu\u0455ter.example' }), '"email":"email"'],
    ['a number with letters', application({ tel: '079 abc def gh' }), '"tel":"phone"'],
  ]),
  {
    name: 'a header in the way after the login',
    bytes: login({ username: 'x', password: 'x', weiter: '/\r\nX-Injected: yes' }),
    status: 401,
  },
  { name: 'a header in the address of the login', bytes: get('/auth?weiter=/%0d%0aX-Injected:%20yes'), status: 200 },
  { name: 'a header in a path', bytes: get('/%0d%0aX-Injected:%20yes'), status: 404 },
  {
    name: 'a header in the path of an event',
    bytes: get('/events/aaaaaaaaaaaaaaaaaaaaaaaa/x%0d%0aX-Injected:%20yes'),
    status: 404,
  },
  {
    name: 'a header after the telephone',
    bytes: application({ tel: '079 000 00 00\r\nX-Injected: yes' }),
    status: 200,
    kept: { tel: '+41790000000' },
  },
  { name: 'characters of four bytes in a path', bytes: get('/%F0%9F%98%80/%E5%B1%A5'), status: 404 },
  {
    name: 'text that is turned around',
    bytes: application({ firstName: '\u202Eareν\u202C', surname: '\u2066Muster\u2069' }),
    status: 200,
    kept: { firstName: 'areν', surname: 'Muster' },
  },
  {
    name: 'zero bytes and other controls',
    bytes: application({ firstName: 'Ve\0ra', surname: 'Mus\u001b[31mter', message: 'a\u0007\0b\tc\nd' }),
    status: 200,
    kept: { firstName: 'Ve ra', surname: 'Mus [31mter', message: 'a b\tc\nd' },
  },
  {
    name: 'halves of characters, and bytes that are none',
    bytes: application({
      firstName: Buffer.from('5665eda0bd7261', 'hex'),
      surname: Buffer.from('4dc0aff8888080807573', 'hex'),
      message: Buffer.from('fffe41ff', 'hex'),
    }),
    status: 200,
    kept: { firstName: 'Ve���ra', surname: 'M�������us', message: '��A�' },
  },
  {
    name: 'a tower of marks',
    bytes: message({ name: `Ve${'\u0315\u031b'.repeat(50)}ra`, message: `a${'\u0489'.repeat(1_000)}b` }),
    status: 200,
    kept: { message: `a${'\u0489'.repeat(4)}b` },
  },
  {
    name: 'characters of four bytes, families and flags',
    bytes: application({ firstName: '👩🏽‍⚕️🇨🇭', surname: '𝓜𝓾𝓼𝓽𝓮𝓻 𠮷' }),
    status: 200,
    kept: { firstName: '👩🏽‍⚕️🇨🇭', surname: '𝓜𝓾𝓼𝓽𝓮𝓻 𠮷' },
  },
  {
    name: 'a number in full-width digits',
    bytes: application({ tel: '０７９　０００　００　００' }),
    status: 200,
    kept: { tel: '+41790000000' },
  },
  {
    name: 'one character of eighteen units',
    bytes: message({ name: 'Vera', message: '\ufdfa'.repeat(1_000) }),
    status: 200,
    kept: { name: 'Vera' },
  },
];
