import { type BadInput, refused } from './badInput.ts';
import { get, http, type Bytes, type Headers } from './wire.ts';

const call =
  (method: string, target = '/', headers: Headers = {}): Bytes =>
  (place) =>
    http(place, method, target, headers);
const bytes =
  (text: string): Bytes =>
  ({ host }) =>
    Buffer.from(text.replace('{host}', host), 'latin1');

/** Methods, paths and hosts that no page has, and addresses of what lies beside the site. */
export const addressRows: readonly BadInput[] = [
  ...refused(404, [
    ['up from the pictures', get('/pictures/640/../../../etc/passwd')],
    ['up from the pictures, encoded', get('/pictures/640/..%2f..%2f..%2fetc%2fpasswd.webp')],
    ['a picture of another width', get('/pictures/999999/x.webp')],
    ['a picture with a zero byte', get('/pictures/640/x.webp%00.html')],
    ['up from the documents', get('/downloads/..%2f..%2f..%2fetc%2fpasswd')],
    ['a document with a zero byte', get('/downloads/x.pdf%00.html')],
    ['a document that is none', get('/downloads/content.db')],
    ['up from the built files', get('/assets/../server/index.js')],
    ['up from the built files, encoded', get('/assets/..%2f..%2fserver%2findex.js')],
    ['users of the content service', get('/api/users')],
    ['up from the content', get('/api/..%2fadmin')],
    ['the content of another tenant', get('/api/konfiguration-bauma?populate=deep&locale=')],
    ['the content and more', get('/api/konfiguration-tabor%2f..%2f..%2fusers')],
    ['staff of the content service', get('/api/staff/session?company=tabor')],
    ['settings', get('/.env')],
    ['the history', get('/.git/config')],
    ['dots that are encoded twice', get('/%252e%252e%252fetc%252fpasswd')],
    ['backslashes', get('/..\\..\\etc\\passwd')],
    ['a dot and a semicolon', get('/..;/admin')],
    ['a zero byte', get('/%00')],
    ['bytes that are no UTF-8', get('/%c0%ae%c0%ae/%c0%af')],
    ['another site as a path', get('//evil.example/jobs')],
    ['half a percent sign', get('/%E0%A4%A')],
    ['a path of a thousand steps', get('/a'.repeat(1_000))],
    ['a job whose id is a query', get('/jobs/offene-stellen/%7B%22$ne%22:1%7D')],
    ['an event whose id is SQL', get("/events/1'%20OR%20'1'='1")],
    ['a program of PHP', get('/jobs/schnellbewerbung/senden.php')],
  ]),
  ...refused(400, [
    ['no host', call('GET', '/', { host: null })],
    ['a method that is none', call('GARBAGE')],
    ['a method in small letters', call('get')],
    ['a version that is none', bytes('GET / HTTP/9.9\r\nHost: {host}\r\n\r\n')],
    ['no request', bytes('\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003')],
    ['a header without a name', bytes('GET / HTTP/1.1\r\nHost: {host}\r\n: x\r\n\r\n')],
    ['a header with a space in its name', bytes('GET / HTTP/1.1\r\nHost: {host}\r\nX Y: z\r\n\r\n')],
    ['a header that goes on in the next line', bytes('GET / HTTP/1.1\r\nHost: {host}\r\n X: y\r\n\r\n')],
    ['a zero byte in a header', bytes('GET / HTTP/1.1\r\nHost: {host}\r\nX: a\0b\r\n\r\n')],
  ]),
  ...refused(431, [
    ['an address of 20 kB', get(`/?${'a'.repeat(20_000)}`)],
    ['a header of 20 kB', get('/', { 'x-large': 'a'.repeat(20_000) })],
    ['a cookie of 20 kB', get('/', { cookie: `a=${'a'.repeat(20_000)}` })],
  ]),
  ...refused(405, [
    ['PUT', call('PUT')],
    ['DELETE', call('DELETE', '/intern')],
    ['PATCH', call('PATCH', '/kontakt')],
    ['PUT where forms are sent', call('PUT', '/jobs/schnellbewerbung/senden')],
    ['POST where nothing is sent', call('POST', '/jobs')],
    ['TRACE', call('TRACE')],
    ['a method in a header', call('POST', '/jobs', { 'x-http-method-override': 'DELETE' })],
  ]),
  { name: 'somebody who reads where forms are sent', bytes: get('/kontakt/senden'), status: 400 },
  { name: 'OPTIONS', bytes: call('OPTIONS'), status: 405 },
  { name: 'OPTIONS of everything', bytes: call('OPTIONS', '*'), status: 400 },
  { name: 'CONNECT', bytes: call('CONNECT', 'evil.example:443'), status: 0 },
  ...refused(200, [
    ['no version', bytes('GET /\r\n\r\n')],
    ['another site as a path, and up from it', get('//evil.example/%2e%2e')],
    ['a query of 1500 levels', get(`/jobs/offene-stellen?a${'[b]'.repeat(500)}=1`)],
    ['a query of 500 names', get(`/jobs/offene-stellen?${'bereich=care&'.repeat(500)}`)],
    ['a script in the query', get('/jobs/offene-stellen?bereich=%3Cscript%3Ealert(1)%3C/script%3E&seite=-1')],
    ['a page number beyond all pages', get('/jobs/offene-stellen?seite=99999999999999999999')],
    ['a script for a job', get('/jobs/schnellbewerbung?stelle=%3Cscript%3Ealert(1)%3C/script%3E')],
    ['an unknown host', get('/', { host: 'evil.example' }), 'noindex'],
    ['an unknown host with a path', get('/', { host: 'tabor.localhost/evil.example' })],
    ['a host with a name before it', get('/', { host: 'tabor.localhost@evil.example' })],
    ['a host of 5 kB', get('/', { host: `${'a'.repeat(5_000)}.evil.example` })],
    ['a host with a script', get('/', { host: '<script>alert(1)</script>' })],
    ['two hosts', ({ host }) => http({ host }, 'GET', '/', { host: [host, 'evil.example'] })],
    ['another host behind a proxy', get('/', { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' })],
    ['https behind a proxy that nobody trusts', get('/', { 'x-forwarded-proto': 'https' })],
    ['another address in a header', get('/', { 'x-original-url': '/intern', 'x-rewrite-url': '/intern' })],
    ['a whole address of another host', get('http://evil.example/')],
  ]),
];
