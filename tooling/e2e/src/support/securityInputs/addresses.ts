import { type BadInput, rejected } from './badInput.ts';
import { get, http, type Bytes, type Headers } from './wire.ts';

const call =
  (method: string, target = '/', headers: Headers = {}): Bytes =>
  (place) =>
    http(place, method, target, headers);

/** Invalid methods, paths and hosts, and path traversal. */
export const addressRows: readonly BadInput[] = [
  ...rejected(404, [
    ['encoded path traversal from the pictures', get('/pictures/768/..%2f..%2f..%2fetc%2fpasswd.webp')],
    ['a picture of an unsupported width', get('/pictures/999999/x.webp')],
    ['path traversal from the downloads', get('/downloads/..%2f..%2f..%2fetc%2fpasswd')],
    ['encoded path traversal from the assets', get('/assets/..%2f..%2fserver%2findex.js')],
    ['path traversal from the configuration', get('/api/konfiguration-tabor%2f..%2f..%2fusers')],
    ["another tenant's configuration", get('/api/konfiguration-digallo?populate=deep&locale=')],
    ['other content', get('/api/jobs')],
    ['the users of the content service', get('/api/users')],
    ['the admin', get('/admin')],
    ['the .env file', get('/.env')],
    ['a null byte', get('/%00')],
    ['a path of a thousand segments', get('/a'.repeat(1_000))],
    ['a job whose id is a query', get('/jobs/offene-stellen/%7B%22$ne%22:1%7D')],
  ]),
  ...rejected(400, [
    ['no Host header', call('GET', '/', { host: null })],
    ['an unknown method', call('GARBAGE')],
    ['a TLS handshake', () => Buffer.from('1603010200010001fc0303', 'hex')],
  ]),
  ...rejected(431, [['a header of 20 kB', get('/', { 'x-large': 'a'.repeat(20_000) })]]),
  ...rejected(405, [
    ['PUT to a form endpoint', call('PUT', '/jobs/schnellbewerbung/senden')],
    ['POST to a page without a form', call('POST', '/jobs')],
  ]),
  { name: 'OPTIONS *', bytes: call('OPTIONS', '*'), status: 400 },
  { name: 'CONNECT', bytes: call('CONNECT', 'evil.example:443'), status: 0 },
  ...rejected(200, [
    ['a query of 500 parameters', get(`/jobs/offene-stellen?${'bereich=care&'.repeat(500)}`)],
    ['a script in the query', get('/jobs/offene-stellen?bereich=%3Cscript%3Ealert(1)%3C/script%3E&seite=-1')],
    ['a script as a job id', get('/jobs/schnellbewerbung?stelle=%3Cscript%3Ealert(1)%3C/script%3E')],
    ['an unknown host', get('/', { host: 'evil.example' }), 'noindex'],
    ['a host with a script', get('/', { host: '<script>alert(1)</script>' })],
    ['two Host headers', ({ host }) => http({ host }, 'GET', '/', { host: [host, 'evil.example'] })],
    [
      'a forwarded host from an untrusted client',
      get('/', { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }),
    ],
    ['URL rewrite headers', get('/', { 'x-original-url': '/intern', 'x-rewrite-url': '/intern' })],
    ['an absolute URL of another host', get('http://evil.example/')],
  ]),
];
