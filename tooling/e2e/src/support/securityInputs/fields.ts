import { type BadInput, refused } from './badInput.ts';
import { application, login, message } from './form.ts';

const text = (length: number): string => 'ä'.repeat(length);
const address = (length: number): string =>
  `${'a'.repeat(60)}@${'b'.repeat(50)}.${'c'.repeat(50)}.${'d'.repeat(length - 163 - 8)}.example`;
const many = (name: string, problem: string): string => `"${name}":"${problem}"`;

/** Maximum lengths of the quick application's fields (content-client's application schema). */
const longest = {
  firstName: 80,
  surname: 80,
  highestDegree: 160,
  address: 160,
  zipCode: 12,
  location: 80,
  contact: 160,
  message: 4_000,
} as const;

const full = {
  ...Object.fromEntries(Object.entries(longest).map(([name, length]) => [name, text(length)])),
  email: address(254),
};

const fullMessage = { name: text(120), email: address(254), message: text(4_000) };

/** Each field of the forms and the login at and beyond its limits. */
export const fieldRows: readonly BadInput[] = [
  { name: 'application: every field at its maximum length', bytes: application(full), status: 200, kept: full },
  ...refused(
    422,
    Object.entries(longest).map(([name, length]) => [
      `application: ${name} of ${length + 1} characters`,
      application({ [name]: text(length + 1) }),
      many(name, 'tooLong'),
    ]),
  ),
  ...refused(422, [
    ['application: e-mail of 255 characters', application({ email: address(255) }), many('email', 'tooLong')],
    [
      'application: telephone of 41 characters',
      application({ tel: `0790000000${' 0'.repeat(16)}` }),
      many('tel', 'tooLong'),
    ],
    ['application: job of 41 characters', application({ job: 'a'.repeat(41) }), many('job', 'tooLong')],
    ['application: no first name', application({ firstName: '' }), many('firstName', 'missing')],
    ['application: first name of spaces', application({ firstName: ' \t\u00a0\u3000' }), many('firstName', 'missing')],
    [
      'application: invisible first name',
      application({ firstName: '\u200b\u200d\u2060' }),
      many('firstName', 'missing'),
    ],
    ['application: no surname', application({ surname: '' }), many('surname', 'missing')],
    ['application: surname of spaces', application({ surname: '\n\r\n' }), many('surname', 'missing')],
    ['application: invisible surname', application({ surname: '\u3164\u2800\u00ad' }), many('surname', 'missing')],
    ['application: no area', application({ area: '' }), many('area', 'missing')],
    ['application: unknown area', application({ area: 'director' }), many('area', 'missing')],
    ['application: an area in capitals', application({ area: 'CARE' }), many('area', 'missing')],
    ['application: neither e-mail nor telephone', application({ tel: '' }), many('email', 'emailOrPhone')],
    ['application: both of spaces', application({ tel: '  ', email: '\u200b' }), many('email', 'emailOrPhone')],
    ['application: letters for a telephone', application({ tel: 'morgen früh' }), many('tel', 'phone')],
    ['application: two digits for a telephone', application({ tel: '+4' }), many('tel', 'phone')],
    [
      'application: a foreign telephone without its country',
      application({ tel: '0151 00000000' }),
      many('tel', 'unknownPhone'),
    ],
    ['application: an e-mail without a host', application({ email: 'vera@' }), many('email', 'email')],
    ['application: two e-mails in one', application({ email: 'a@b.example, c@d.example' }), many('email', 'email')],
    ['application: a job that leads elsewhere', application({ job: '../../admin/users' }), many('job', 'choice')],
    ['message: name of 121 characters', message({ name: text(121) }), many('name', 'tooLong')],
    ['message: e-mail of 255 characters', message({ email: address(255) }), many('email', 'tooLong')],
    ['message: message of 4001 characters', message({ message: text(4_001) }), many('message', 'tooLong')],
    ['message: no name', message({ name: '' }), many('name', 'missing')],
    ['message: name nobody sees', message({ name: '\u200b' }), many('name', 'missing')],
    ['message: no e-mail', message({ email: '' }), many('email', 'missing')],
    ['message: no message', message({ message: '' }), many('message', 'missing')],
    ['message: message of spaces', message({ message: ' \r\n \t ' }), many('message', 'missing')],
    ['message: message nobody sees', message({ message: '\u2060\n\u200b' }), many('message', 'missing')],
  ]),
  { name: 'message: every field as long as it may be', bytes: message(fullMessage), status: 200, kept: fullMessage },
  ...refused(401, [
    ['login: nothing', login({})],
    ['login: no password', login({ username: 'team-tabor', password: '' })],
    ['login: spaces', login({ username: '   ', password: '   ' })],
    ['login: a name nobody sees', login({ username: '\u200b', password: '\u200b' })],
    ['login: name of 200 characters', login({ username: text(200), password: 'x' })],
    ['login: name of 201 characters', login({ username: text(201), password: 'x' })],
    ['login: password of 200 characters', login({ username: 'x', password: text(200) })],
    ['login: password of 201 characters', login({ username: 'x', password: text(201) })],
    ['login: a form of 20 kB', login({ username: 'x', password: 'x'.repeat(20_000) })],
    ['login: a zero byte in the name', login({ username: 'team-tabor\0', password: 'x' })],
    ['login: SQL', login({ username: `' OR '1'='1' --`, password: `' OR '1'='1' --` })],
    [
      'login: operators of a query',
      login({ 'username[$ne]': '', 'password[$ne]': '', username: '$ne', password: '1' }),
    ],
    ['login: JSON', login({ '{"username":{"$ne":""}}': '' }, { 'content-type': 'application/json' })],
    ['login: a form with files', login({ username: 'x' }, { 'content-type': 'multipart/form-data; boundary=x' })],
    ['login: scripts for a name', login({ username: '"><script>alert(1)</script>', password: 'x' }), '&lt;script&gt;'],
  ]),
];
