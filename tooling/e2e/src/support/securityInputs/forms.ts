import { zipSync } from 'fflate';
import { pdf, photo } from '../applicationForm.ts';
import { type BadInput, rejected } from './badInput.ts';
import { application, body, login, message, multipart, multipartType, withFiles } from './form.ts';
import { get } from './wire.ts';

const script = '<script>alert(1)</script>';
const picture = '"><img src=x onerror=alert(1)>';
const page = { page: true };
const type = { 'content-type': multipartType };
const file = multipart([{ name: 'files', fileName: 'a.pdf', content: '%PDF-1.4' }], '');

/**
 * What the parsers and their tests cannot see alone: what the server answers, the page repeats and the content service
 * stores.
 */
export const formRows: readonly BadInput[] = [
  // Repeated by the page, as a required field is missing.
  ...rejected(422, [
    ['a script as a name, in the page', application({ firstName: script, surname: '' }, page), '&lt;script&gt;'],
    ['a script as a name, in the JSON response', application({ firstName: script, surname: '' }), 'application/json'],
    ['field names of Object.prototype', application({ constructor: 'x', __proto__: 'x', surname: '' })],
    ['HTML named .pdf', withFiles({ name: 'a.pdf', content: `<html>${script}` }), '"problem":"kind"'],
    [
      'an archive named .docx',
      withFiles({ name: 'a.docx', content: Buffer.from(zipSync({ a: new Uint8Array(1) })) }),
      '"problem":"kind"',
    ],
    ['a file in the contact form', message({}, { files: [{ content: photo('x', 1_000).buffer }] }), '"tooMany"'],
  ]),
  {
    name: 'scripts in every field',
    bytes: application({ firstName: script, surname: picture, address: 'javascript:alert(1)' }),
    status: 200,
    kept: { firstName: script, surname: picture, address: 'javascript:alert(1)' },
  },
  {
    name: 'mail header injection in a name',
    bytes: message({ name: 'Vera\r\nBcc: all@muster.example\r\nX-Injected: yes' }),
    status: 200,
    kept: { name: 'Vera Bcc: all@muster.example X-Injected: yes' },
  },
  {
    name: 'fields that only the server sets',
    bytes: message({ reference: 'AAAA-AAAA', company: 'bauma', tenant: 'bauma', stage: 'answered', id: '1' }),
    status: 200,
    kept: { stage: 'new', name: 'Vera Muster' },
  },
  {
    name: 'path traversal, header injection and scripts in files',
    bytes: withFiles(
      { name: '../../../../etc/passwd', content: photo('1', 500).buffer },
      { name: 'foto.hta', content: Buffer.concat([photo('2', 500).buffer, Buffer.from(script)]) },
      { name: 'lebenslauf.html', content: Buffer.concat([pdf('').buffer, Buffer.from(script)]) },
      { name: 'b%0d%0aX-Injected: yes.jpg', content: photo('3', 500).buffer },
    ),
    status: 200,
    kept: { surname: 'Muster' },
    files: ['b%0d%0aX-Injected: yes.jpg', 'foto.hta.jpg', 'lebenslauf.html.pdf', 'passwd.jpg'],
  },
  ...rejected(401, [
    ['login: operators of a query', login({ 'username[$ne]': '', username: '$ne', password: '1' })],
    ['login: a form of 20 kB', login({ username: 'x', password: 'x'.repeat(20_000) })],
    ['login: a script as a name', login({ username: `">${script}`, password: 'x' }), '&lt;script&gt;'],
    ['login: header injection', login({ username: 'x', password: 'x', weiter: '/\r\nX-Injected: yes' })],
  ]),
  { name: 'header injection in a path', bytes: get('/%0d%0aX-Injected:%20yes'), status: 301 },
  { name: 'a form truncated within a file', bytes: body(file.subarray(0, -5), type), status: 400 },
  {
    name: 'a body shorter than its Content-Length',
    bytes: body(file, { ...type, 'content-length': String(file.length + 20) }),
    status: 400,
    breaksOff: true,
  },
  {
    name: 'a field of 70 kB',
    bytes: application({ message: 'x'.repeat(70_000) }),
    status: 413,
    says: '"formError":"tooLarge"',
  },
  {
    name: 'JSON',
    bytes: body('{"firstName":"Vera"}', { 'content-type': 'application/json' }),
    status: 415,
    says: '"formError":"unreadable"',
  },
];
