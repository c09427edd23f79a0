import { changesBody, signChanges } from '@group/content-client/contract/changes';
import { previewTokenHeader } from '@group/content-client/contract/previewToken';
import { secrets } from '@group/e2e/testEnvironment';
import { type FormToken, http } from '@group/e2e/wire';
import * as fc from 'fast-check';
import type { Mutation } from './manglingProxy.ts';

/** What a generated request needs to know of the site. */
export interface Target {
  /** Host and port of a tenant. */
  host: string;
  /** An address of a visitor; another one with each call, as the site limits forms by address. */
  network(): string;
  formToken(): FormToken;
}

/** A request in the bytes that go over the wire. */
export type Input = (target: Target) => Buffer;

/** Texts that parsers stumble over. */
const words = [
  '__proto__', 'constructor', 'toString', '..', '.', '//evil.example', '/\\evil', '\\', '\r\n', '\u0000', '\u202e', '\ud800',
  '%', '%00', '%2f', '%5c', '%2e%2e', '%zz', '%c0%af', '%ff', '%e2%80%a8', '.data', '_.data', '?', '#', '&', '=', ';', '"', "'",
  '<script>', ']]>', '{{7*7}}', '=cmd()', 'NaN', 'Infinity', '-1', '1e9', '0x10', '9'.repeat(40), 'null', '[]', '{}', 'é̀',
  '\ufdfa', 'javascript:alert(1)', 'https://evil.example', 'a@b', '@', '+41', '(', '\uffff', '\u2028', '😀', 'ß', 'İ',
]; // prettier-ignore

const text = fc.oneof(
  fc.constantFrom(...words),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
  fc
    .tuple(fc.constantFrom(...words, '\u0301', '\u0316', ' ', '('), fc.nat(2_000))
    .map(([word, times]) => word.repeat(times)),
);
/** Without line breaks, and mostly without the characters at which Node's parser refuses a request. */
const line = fc.oneof(
  { weight: 9, arbitrary: text.map((each) => each.replaceAll(/\p{Cc}/gu, '')) },
  text.map((each) => each.replaceAll(/[\r\n]/g, '')),
);

const pages = [
  '/', '/jobs', '/media', '/events', '/kontakt', '/wohnen', '/ueber-uns', '/intern', '/auth', '/jobs/schnellbewerbung', '/sitemap.xml',
  '/jobs/rss', '/api/konfiguration-tabor', '/pictures/320/x_0123456789.jpg.avif', '/downloads/x_0123456789.pdf', '/health/details',
  '/robots.txt', '/favicon.ico', '/assets/x.js', '/mail-signatur', '/hooks/content', '/vorschau/x', '/suche',
]; // prettier-ignore
const page = fc.constantFrom(...pages);

const segment = fc.oneof(
  fc.constantFrom(...pages.flatMap((path) => path.split('/')), 'de', 'en'),
  fc.integer().map(String),
  line,
  line.map((each) => encodeURIComponent(each.toWellFormed())),
);
const query = fc
  .array(
    fc.tuple(fc.oneof(fc.constantFrom('seite', 'weiter', 'pensum', 'ort', '_routes', 'locale', 'index'), line), line),
    {
      maxLength: 6,
    },
  )
  .map((entries) => entries.map(([name, value]) => `${name}=${value}`).join('&'));
const path = fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`);

/** A request target has no space and no line break; all else is the server's to judge. */
const inTarget = (target: string): string => target.replaceAll(/[ \t\r\n]/g, '%20').slice(0, 12_000);

/** The bytes of UTF-8 as the characters that `http` writes as single bytes. */
const utf8 = (value: string): string => Buffer.from(value).toString('latin1');

const get =
  (target: string, headers: Readonly<Record<string, string>> = {}): Input =>
  ({ host }) => {
    const sent = Object.entries(headers).map(([name, value]) => [name, utf8(value)]);
    return http({ host }, 'GET', utf8(inTarget(target)), Object.fromEntries(sent));
  };

const headerNames = [
  'accept', 'accept-encoding', 'accept-language', 'authorization', 'content-type', 'expect', 'forwarded', 'if-modified-since',
  'if-none-match', 'origin', 'range', 'referer', 'sec-fetch-site', 'traceparent', 'x-client-network', 'x-forwarded-for',
  'x-forwarded-host', 'x-forwarded-proto', 'x-request-id', previewTokenHeader, 'x-http-method-override', 'cookie',
]; // prettier-ignore
const cookie = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom('__Host-session', '__Host-preview'), line), line), {
    minLength: 1,
    maxLength: 5,
  })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('; '));

const formPaths = [
  '/jobs/schnellbewerbung/senden',
  '/kontakt/senden',
  '/kontakt',
  '/jobs/schnellbewerbung',
  '/auth',
] as const;
const fieldName = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('firstName', 'surname', 'name', 'email', 'tel', 'area', 'message', 'website', 'username', 'password', 'intent', 'key', 'moment') }, // prettier-ignore
  line,
);
const fields = fc.array(fc.tuple(fieldName, text), { maxLength: 12 });

function post(target: string, type: string, body: (target: Target) => Buffer | string): Input {
  return (place) => {
    const { host } = place;
    const headers = { origin: `http://${host}`, 'x-forwarded-for': place.network(), 'content-type': type };
    return http({ host }, 'POST', target, headers, body(place));
  };
}

const withToken = fc.boolean();

const urlEncodedForm = fc
  .tuple(fc.constantFrom(...formPaths), fields, withToken, fc.oneof(fc.constant(''), line))
  .map(([target, entries, isGenuine, broken]) =>
    post(target, 'application/x-www-form-urlencoded', ({ formToken }) => {
      const all = [...(isGenuine ? Object.entries(formToken()) : []), ...entries];
      return `${new URLSearchParams(all.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]))}${broken}`;
    }),
  );

const partHeader = fc.oneof(
  fc.constantFrom(
    'content-type: text/plain; charset=x-none',
    'content-type: text/plain; charset=utf-7',
    'content-type: multipart/mixed; boundary=y',
    'content-transfer-encoding: base64',
    'content-transfer-encoding: quoted-printable',
  ),
  line,
);
const magic = ['%PDF-1.7', 'PK\u0003\u0004', 'ÿØÿà', '\u0089PNG\r\n\u001a\n', 'ÐÏ\u0011à¡±\u001aá', 'RIFF\u0000\u0000\u0000\u0000WEBP', '']; // prettier-ignore
const part = fc
  .record({
    name: fieldName,
    file: fc.option(line, { nil: undefined }),
    more: fc.array(partHeader, { maxLength: 3 }),
    start: fc.constantFrom(...magic),
    content: fc.oneof(
      text,
      fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
    ),
  })
  .map(({ name, file, more, start, content }) => {
    const disposition = `form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}`;
    const head = [`content-disposition: ${disposition}`, ...more].join('\r\n');
    return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), Buffer.from(file === undefined ? content : `${start}${content}`, file === undefined ? 'utf8' : 'latin1')]); // prettier-ignore
  });
const border = 'border-of-the-form';
const multipartForm = fc
  .tuple(
    fc.constantFrom(...formPaths),
    fc.array(part, { maxLength: 8 }),
    withToken,
    fc.constantFrom('--', '', '--\r\nx'),
  )
  .map(([target, parts, isGenuine, end]) =>
    post(target, `multipart/form-data; boundary=${border}`, ({ formToken }) => {
      const own = isGenuine ? Object.entries(formToken()) : [];
      const tokenParts = own.map(([name, value]) => Buffer.from(`content-disposition: form-data; name="${name}"\r\n\r\n${value}`)); // prettier-ignore
      const pieces = [...tokenParts, ...parts].flatMap((each) => [
        Buffer.from(`--${border}\r\n`),
        each,
        Buffer.from('\r\n'),
      ]);
      return Buffer.concat([...pieces, Buffer.from(`--${border}${end}\r\n`)]);
    }),
  );

const hook = fc
  .tuple(
    fc.oneof(
      fc.json(),
      text,
      fc.array(fc.record({ tenant: text, type: text, entry: text })).map((changes) => changesBody(changes)),
    ),
    fc.boolean(),
  ) // prettier-ignore
  .map(([body, isSigned]): Input => {
    const sent = body.toWellFormed();
    return ({ host }) =>
      http({ host }, 'POST', '/hooks/content', isSigned ? signChanges(secrets.CONTENT_WEBHOOK_SECRET, sent) : {}, sent);
  });

/** Kinds of requests with their share. */
export const inputs: Readonly<Record<string, { share: number; arbitrary: fc.Arbitrary<Input> }>> = {
  paths: { share: 0.24, arbitrary: path.map((target) => get(target)) },
  queries: {
    share: 0.1,
    arbitrary: fc.tuple(fc.oneof(page, path), query).map(([at, search]) => get(`${at}?${search}`)),
  },
  hosts: {
    share: 0.06,
    arbitrary: fc.tuple(page, line).map(
      ([target, host]): Input =>
        () =>
          http({ host: utf8(host) }, 'GET', target),
    ),
  },
  headers: {
    share: 0.12,
    arbitrary: fc
      .tuple(page, fc.dictionary(fc.constantFrom(...headerNames), line, { minKeys: 1, maxKeys: 5 }))
      .map(([target, headers]) => get(target, headers)),
  },
  cookies: { share: 0.08, arbitrary: fc.tuple(page, cookie).map(([target, value]) => get(target, { cookie: value })) },
  'redirects and tokens': {
    share: 0.08,
    arbitrary: fc
      .tuple(fc.constantFrom('/vorschau/ende?weiter=', '/auth?weiter=', '/vorschau/', '/intern/'), line)
      .map(([start, value]) => get(start + value)),
  },
  'url-encoded forms': { share: 0.1, arbitrary: urlEncodedForm },
  'multipart forms': { share: 0.14, arbitrary: multipartForm },
  'messages of the webhook': { share: 0.02, arbitrary: hook },
};

/** Pages that read each kind of content, with the type that makes the site read it again. */
const contentPages = [
  ['/', 'konfiguration'],
  ['/jobs', 'jobs'],
  ['/jobs/rss', 'jobs'],
  ['/media', 'articles'],
  ['/events', 'events'],
  ['/wohnen', 'pages'],
  ['/ueber-uns', 'pages'],
  ['/sitemap.xml', 'pages'],
] as const;

/** Makes the site drop its content, so that the next page reads what the proxy falsifies. */
export const falsifiedContent = fc
  .constantFrom(...contentPages)
  .map(([target, type]): readonly [drop: Input, read: Input] => {
    const drop: Input = ({ host }) => {
      const body = changesBody([{ tenant: '*', type }]);
      return http({ host }, 'POST', '/hooks/content', signChanges(secrets.CONTENT_WEBHOOK_SECRET, body), body);
    };
    return [drop, get(target)];
  });

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.double({ min: 0, max: 0.999_999, noNaN: true }),
  by: fc.oneof(fc.jsonValue(), text, fc.constantFrom(null, '', 0, -1, 1e300, [], {})),
});
