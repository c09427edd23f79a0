import { type BadInput, rejected } from './badInput.ts';
import { get, http, type Bytes, type Headers } from './wire.ts';

const call =
  (method: string, target = '/', headers: Headers = {}): Bytes =>
  (place) =>
    http(place, method, target, headers);
const bytes =
  (text: string): Bytes =>
  ({ host }) =>
    Buffer.from(text.replace('{host}', host), 'latin1');

/** Invalid methods, paths and hosts, and path traversal. */
export const addressRows: readonly BadInput[] = [
  ...rejected(404, [
    ['path traversal from the pictures', get('/pictures/768/../../../etc/passwd')],
    ['encoded path traversal from the pictures', get('/pictures/768/..%2f..%2f..%2fetc%2fpasswd.webp')],
    ['a picture of an unsupported width', get('/pictures/999999/x.webp')],
    ['a picture with a null byte', get('/pictures/768/x.webp%00.html')],
    ['path traversal from the downloads', get('/downloads/..%2f..%2f..%2fetc%2fpasswd')],
    ['a download with a null byte', get('/downloads/x.pdf%00.html')],
    ['a file that is not a download', get('/downloads/content.db')],
    ['path traversal from the assets', get('/assets/../server/index.js')],
    ['encoded path traversal from the assets', get('/assets/..%2f..%2fserver%2findex.js')],
    ['users of the content service', get('/api/users')],
    ['path traversal from the API proxy', get('/api/..%2fadmin')],
    ['the content of another tenant', get('/api/konfiguration-bauma?populate=deep&locale=')],
    ['path traversal from the configuration', get('/api/konfiguration-tabor%2f..%2f..%2fusers')],
    ['staff of the content service', get('/api/staff/session?company=tabor')],
    ['the .env file', get('/.env')],
    ['the Git configuration', get('/.git/config')],
    ['double-encoded dots', get('/%252e%252e%252fetc%252fpasswd')],
    ['backslashes', get('/..\\..\\etc\\passwd')],
    ['a dot and a semicolon', get('/..;/admin')],
    ['a null byte', get('/%00')],
    ['a path with invalid UTF-8', get('/%c0%ae%c0%ae/%c0%af')],
    ['a protocol-relative URL as a path', get('//evil.example/jobs')],
    ['truncated percent-encoding', get('/%e0%a4%a')],
    ['a path of a thousand segments', get('/a'.repeat(1_000))],
    ['a job whose id is a query', get('/jobs/offene-stellen/%7B%22$ne%22:1%7D')],
    ['an event whose id is SQL', get("/events/1'%20or%20'1'='1")],
    ['a PHP script', get('/jobs/schnellbewerbung/senden.php')],
  ]),
  ...rejected(400, [
    ['no Host header', call('GET', '/', { host: null })],
    ['an unknown method', call('GARBAGE')],
    ['a lower-case method', call('get')],
    ['an unknown HTTP version', bytes('GET / HTTP/9.9\r\nHost: {host}\r\n\r\n')],
    ['a TLS handshake', bytes('\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003')],
    ['a header without a name', bytes('GET / HTTP/1.1\r\nHost: {host}\r\n: x\r\n\r\n')],
    ['a header with a space in its name', bytes('GET / HTTP/1.1\r\nHost: {host}\r\nX Y: z\r\n\r\n')],
    ['a folded header', bytes('GET / HTTP/1.1\r\nHost: {host}\r\n X: y\r\n\r\n')],
    ['a null byte in a header', bytes('GET / HTTP/1.1\r\nHost: {host}\r\nX: a\0b\r\n\r\n')],
  ]),
  ...rejected(431, [
    ['a URL of 20 kB', get(`/?${'a'.repeat(20_000)}`)],
    ['a header of 20 kB', get('/', { 'x-large': 'a'.repeat(20_000) })],
    ['a cookie of 20 kB', get('/', { cookie: `a=${'a'.repeat(20_000)}` })],
  ]),
  ...rejected(405, [
    ['PUT', call('PUT')],
    ['DELETE', call('DELETE', '/intern')],
    ['PATCH', call('PATCH', '/kontakt')],
    ['PUT to a form endpoint', call('PUT', '/jobs/schnellbewerbung/senden')],
    ['POST to a page without a form', call('POST', '/jobs')],
    ['TRACE', call('TRACE')],
    ['a method override header', call('POST', '/jobs', { 'x-http-method-override': 'DELETE' })],
  ]),
  { name: 'GET of a form endpoint', bytes: get('/kontakt/senden'), status: 400 },
  { name: 'OPTIONS', bytes: call('OPTIONS'), status: 405 },
  { name: 'OPTIONS *', bytes: call('OPTIONS', '*'), status: 400 },
  { name: 'CONNECT', bytes: call('CONNECT', 'evil.example:443'), status: 0 },
  ...rejected(200, [
    ['HTTP/0.9', bytes('GET /\r\n\r\n')],
    ['a protocol-relative URL with path traversal', get('//evil.example/%2e%2e')],
    ['a deeply nested query', get(`/jobs/offene-stellen?a${'[b]'.repeat(500)}=1`)],
    ['a query of 500 parameters', get(`/jobs/offene-stellen?${'bereich=care&'.repeat(500)}`)],
    ['a script in the query', get('/jobs/offene-stellen?bereich=%3Cscript%3Ealert(1)%3C/script%3E&seite=-1')],
    ['a page number beyond the last page', get('/jobs/offene-stellen?seite=99999999999999999999')],
    ['a script as a job id', get('/jobs/schnellbewerbung?stelle=%3Cscript%3Ealert(1)%3C/script%3E')],
    ['an unknown host', get('/', { host: 'evil.example' }), 'noindex'],
    ['an unknown host with a path', get('/', { host: 'tabor.localhost/evil.example' })],
    ['a host with user info', get('/', { host: 'tabor.localhost@evil.example' })],
    ['a host of 5 kB', get('/', { host: `${'a'.repeat(5_000)}.evil.example` })],
    ['a host with a script', get('/', { host: '<script>alert(1)</script>' })],
    ['two Host headers', ({ host }) => http({ host }, 'GET', '/', { host: [host, 'evil.example'] })],
    [
      'a forwarded host from an untrusted client',
      get('/', { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }),
    ],
    ['a forwarded scheme from an untrusted client', get('/', { 'x-forwarded-proto': 'https' })],
    ['URL rewrite headers', get('/', { 'x-original-url': '/intern', 'x-rewrite-url': '/intern' })],
    ['an absolute URL of another host', get('http://evil.example/')],
  ]),
];
