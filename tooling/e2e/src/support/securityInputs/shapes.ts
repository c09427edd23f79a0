import { type BadInput, refused } from './badInput.ts';
import { application, body, message, multipart, multipartType, type Part } from './form.ts';
import { http, type Bytes, type Headers } from './wire.ts';

const type = { 'content-type': multipartType };
const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' };
const whole = multipart([{ name: 'firstName', content: 'Vera' }]);
const formError = (kind: string): string => `"formError":"${kind}"`;

const parts = (count: number): Part[] => Array.from({ length: count }, (_, n) => ({ name: `f${n}`, content: 'x' }));
const sent = (content: Buffer | string, headers: Headers = {}): Bytes => body(content, { ...type, ...headers });

/** A part with a raw header. */
const part = (head: string, content = 'x'): Buffer =>
  Buffer.from(`--the-boundary-of-this-form\r\n${head}\r\n\r\n${content}\r\n--the-boundary-of-this-form--\r\n`);

const page = '/jobs/schnellbewerbung/senden';
/** A raw chunked body. */
const inChunks =
  (content: string): Bytes =>
  (place) => {
    const headers = { ...type, origin: `http://${place.host}`, 'content-length': null, 'transfer-encoding': 'chunked' };
    return Buffer.concat([http(place, 'POST', page, headers), Buffer.from(content)]);
  };

/** Malformed and mislabelled bodies. */
export const shapeRows: readonly BadInput[] = [
  ...refused(400, [
    [
      'a multipart form without a boundary',
      body(whole, { 'content-type': 'multipart/form-data' }),
      formError('unreadable'),
    ],
    [
      'a form truncated within a file',
      sent(multipart([{ name: 'files', fileName: 'a.pdf', content: '%PDF-1.4' }], '').subarray(0, -5)),
    ],
    ['a form truncated within a header', sent('--the-boundary-of-this-form\r\ncontent-disposition: form-da')],
    ['a form without the closing boundary', sent(multipart([{ name: 'firstName', content: 'Vera' }], ''))],
    ['a different boundary than declared', sent(whole, { 'content-type': 'multipart/form-data; boundary=another' })],
    ['an empty body', sent('')],
    ['a gzipped body', sent(Buffer.from('1f8b0800000000000003', 'hex'), { 'content-encoding': 'gzip' })],
    ['a non-numeric Content-Length', sent(whole, { 'content-length': 'many' })],
    ['a negative Content-Length', sent(whole, { 'content-length': '-1' })],
    ['two Content-Length headers', sent(whole, { 'content-length': ['10', '11'] })],
    ['Content-Length and chunked encoding together', sent(whole, { 'transfer-encoding': 'chunked' })],
    ['an unknown transfer encoding', sent(whole, { 'content-length': null, 'transfer-encoding': 'chunked, identity' })],
    ['a non-numeric chunk size', inChunks('zz\r\nVera\r\n0\r\n\r\n')],
    [
      'a body longer than its Content-Length',
      sent(Buffer.concat([whole, whole]), { 'content-length': String(whole.length - 20) }),
    ],
  ]),
  {
    name: 'a Content-Length of 200 MB without the body',
    bytes: sent(whole, { 'content-length': String(200 * 1024 * 1024) }),
    status: 400,
    breaksOff: true,
  },
  { name: 'a truncated chunk', bytes: inChunks('ff\r\nVera'), status: 400, breaksOff: true },
  { name: 'a chunk size of 16 exabytes', bytes: inChunks('ffffffffffffffff\r\nVera'), status: 400, breaksOff: true },
  {
    name: 'a body shorter than its Content-Length',
    bytes: sent(whole, { 'content-length': String(whole.length + 20) }),
    status: 400,
    breaksOff: true,
  },
  ...refused(413, [
    ['61 fields', sent(multipart(parts(61))), formError('tooLarge')],
    ['1000 parts', sent(multipart(parts(1_000))), formError('tooLarge')],
    ['a header of 100 kB in a part', sent(part(`content-disposition: form-data; name="${'x'.repeat(100_000)}"`))],
    ['a field of 70 kB', application({ message: 'x'.repeat(70_000) }), formError('tooLarge')],
    ['a field name of 70 kB, url-encoded', body(`${'x'.repeat(70_000)}=1`, urlEncoded), formError('tooLarge')],
    ['1000 fields, url-encoded', body('a=1&'.repeat(1_000), urlEncoded), formError('tooLarge')],
  ]),
  ...refused(415, [
    ['JSON', body('{"firstName":"Vera"}', { 'content-type': 'application/json' }), formError('unreadable')],
    ['plain text', body('firstName=Vera', { 'content-type': 'text/plain' }), formError('unreadable')],
    [
      'XML with an external entity',
      body('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', { 'content-type': 'text/xml' }),
    ],
    ['no Content-Type', body('firstName=Vera', { 'content-type': null }), formError('unreadable')],
    ['multipart/mixed', body(whole, { 'content-type': 'multipart/mixed; boundary=the-boundary-of-this-form' })],
  ]),
  ...refused(422, [
    ['a part without a name', sent(part('content-disposition: form-data')), formError('again')],
    ['a part without a header', sent(part('x: y')), formError('again')],
    ['a thousand headers in a part', sent(part(`content-disposition: form-data; name="a"${'\r\nx: y'.repeat(1_000)}`))],
    ['a part in base64', sent(part('content-disposition: form-data; name="key"\r\ncontent-transfer-encoding: base64'))],
    [
      'a part in an unknown charset',
      sent(part('content-disposition: form-data; name="key"\r\ncontent-type: text/plain; charset=x-none')),
    ],
    ['invalid percent-encoding', body('key=%E0%A4%A&%%%=%zz&%00=%00', urlEncoded), formError('again')],
    [
      'field names of Object.prototype',
      application({ __proto__key: 'x', constructor: 'x', __proto__: 'x', surname: '' }),
    ],
  ]),
  {
    name: 'a repeated field: the last value counts',
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
    name: 'an unknown field with a name of 200 characters',
    bytes: application({ ['x'.repeat(200)]: 'x' }),
    status: 200,
    kept: { surname: 'Muster' },
  },
  {
    name: 'fields that only the server sets',
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
