import { type BadInput, refused } from './badInput.ts';
import { application, body, message, multipart, multipartType, type Part } from './form.ts';
import { http, type Bytes, type Headers } from './wire.ts';

const type = { 'content-type': multipartType };
const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' };
const whole = multipart([{ name: 'firstName', content: 'Vera' }]);
const formError = (kind: string): string => `"formError":"${kind}"`;

const parts = (count: number): Part[] => Array.from({ length: count }, (_, n) => ({ name: `f${n}`, content: 'x' }));
const sent = (content: Buffer | string, headers: Headers = {}): Bytes => body(content, { ...type, ...headers });

/** A part whose header is written by hand. */
const part = (head: string, content = 'x'): Buffer =>
  Buffer.from(`--the-border-of-this-form\r\n${head}\r\n\r\n${content}\r\n--the-border-of-this-form--\r\n`);

const page = '/jobs/schnellbewerbung/senden';
/** A body in pieces, as written. */
const inChunks =
  (content: string): Bytes =>
  (place) => {
    const headers = { ...type, origin: `http://${place.host}`, 'content-length': null, 'transfer-encoding': 'chunked' };
    return Buffer.concat([http(place, 'POST', page, headers), Buffer.from(content)]);
  };

/** Bodies that are no form, or not the form that they say they are. */
export const shapeRows: readonly BadInput[] = [
  ...refused(400, [
    ['a form without a border', body(whole, { 'content-type': 'multipart/form-data' }), formError('unreadable')],
    [
      'a form that ends in the middle of a file',
      sent(multipart([{ name: 'files', fileName: 'a.pdf', content: '%PDF-1.4' }], '').subarray(0, -5)),
    ],
    ['a form that ends in the middle of a header', sent('--the-border-of-this-form\r\ncontent-disposition: form-da')],
    ['a form that ends without its border', sent(multipart([{ name: 'firstName', content: 'Vera' }], ''))],
    ['another border than it says', sent(whole, { 'content-type': 'multipart/form-data; boundary=another' })],
    ['a body of nothing', sent('')],
    ['a body packed with gzip', sent(Buffer.from('1f8b0800000000000003', 'hex'), { 'content-encoding': 'gzip' })],
    ['a length that is no number', sent(whole, { 'content-length': 'many' })],
    ['a length below nothing', sent(whole, { 'content-length': '-1' })],
    ['two lengths', sent(whole, { 'content-length': ['10', '11'] })],
    ['a length and pieces at the same time', sent(whole, { 'transfer-encoding': 'chunked' })],
    ['pieces of another kind', sent(whole, { 'content-length': null, 'transfer-encoding': 'chunked, identity' })],
    ['pieces whose size is no number', inChunks('zz\r\nVera\r\n0\r\n\r\n')],
    [
      'a body longer than it says',
      sent(Buffer.concat([whole, whole]), { 'content-length': String(whole.length - 20) }),
    ],
  ]),
  {
    name: '200 MB announced, and nothing sent',
    bytes: sent(whole, { 'content-length': String(200 * 1024 * 1024) }),
    status: 400,
    breaksOff: true,
  },
  { name: 'pieces that end in the middle', bytes: inChunks('ff\r\nVera'), status: 400, breaksOff: true },
  { name: 'pieces of 16 exabytes', bytes: inChunks('ffffffffffffffff\r\nVera'), status: 400, breaksOff: true },
  {
    name: 'a body shorter than it says',
    bytes: sent(whole, { 'content-length': String(whole.length + 20) }),
    status: 400,
    breaksOff: true,
  },
  ...refused(413, [
    ['61 fields', sent(multipart(parts(61))), formError('tooLarge')],
    ['1000 parts', sent(multipart(parts(1_000))), formError('tooLarge')],
    ['a header of 100 kB in a part', sent(part(`content-disposition: form-data; name="${'x'.repeat(100_000)}"`))],
    ['a field of 70 kB', application({ message: 'x'.repeat(70_000) }), formError('tooLarge')],
    ['a name of a field of 70 kB, url-encoded', body(`${'x'.repeat(70_000)}=1`, urlEncoded), formError('tooLarge')],
    ['1000 fields, url-encoded', body('a=1&'.repeat(1_000), urlEncoded), formError('tooLarge')],
  ]),
  ...refused(415, [
    ['JSON', body('{"firstName":"Vera"}', { 'content-type': 'application/json' }), formError('unreadable')],
    ['plain text', body('firstName=Vera', { 'content-type': 'text/plain' }), formError('unreadable')],
    [
      'XML that asks for a file',
      body('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', { 'content-type': 'text/xml' }),
    ],
    ['no kind at all', body('firstName=Vera', { 'content-type': null }), formError('unreadable')],
    ['mixed parts', body(whole, { 'content-type': 'multipart/mixed; boundary=the-border-of-this-form' })],
  ]),
  ...refused(422, [
    ['a part without a name', sent(part('content-disposition: form-data')), formError('again')],
    ['a part without a header', sent(part('x: y')), formError('again')],
    ['a thousand headers in a part', sent(part(`content-disposition: form-data; name="a"${'\r\nx: y'.repeat(1_000)}`))],
    ['a part in base64', sent(part('content-disposition: form-data; name="key"\r\ncontent-transfer-encoding: base64'))],
    [
      'a part in a charset that is none',
      sent(part('content-disposition: form-data; name="key"\r\ncontent-type: text/plain; charset=x-none')),
    ],
    ['odd percent signs', body('key=%E0%A4%A&%%%=%zz&%00=%00', urlEncoded), formError('again')],
    [
      'names of what every object has',
      application({ __proto__key: 'x', constructor: 'x', __proto__: 'x', surname: '' }),
    ],
  ]),
  {
    name: 'a field that comes twice: the last one counts',
    bytes: (place) => {
      const first = { name: 'surname', content: 'Erste' };
      const fields = { ...place.formToken(), name: 'Vera', email: 'vera@muster.example', message: 'Guten Tag' };
      const rest = Object.entries(fields).map(([name, content]) => ({ name, content }));
      const twice = multipart([...rest, first, { name: 'name', content: 'Vera die Zweite' }]);
      return http(place, 'POST', '/kontakt/senden', { origin: `http://${place.host}`, ...type }, twice);
    },
    status: 200,
    kept: { name: 'Vera die Zweite' },
  },
  {
    name: 'a field that no form has, with a name of 200 characters',
    bytes: application({ ['x'.repeat(200)]: 'x' }),
    status: 200,
    kept: { surname: 'Muster' },
  },
  {
    name: 'fields that only the site sets',
    bytes: message({
      reference: 'AAAA-AAAA',
      company: 'bauma',
      tenant: 'bauma',
      status: 'answered',
      stage: 'answered',
      id: '1',
    }),
    status: 200,
    kept: { stage: 'new', name: 'Vera Muster' },
  },
];
