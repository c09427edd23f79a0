import { connect, type Socket } from 'node:net';
import { application, login, message, multipartType, withFiles } from '@group/e2e/form';
import { type Bytes, http, type Place, sendBytes } from '@group/e2e/wire';
import { hostileFiles } from '@group/hostile-files/hostileFiles';

/** The site under attack. */
export interface Victim {
  port: number;
  contentPort: number;
  place: Place;
  /** Addresses of pictures on its pages. */
  pictures: readonly string[];
  /** Addresses of documents on its pages. */
  downloads: readonly string[];
}

/** Something that a hostile client does again and again. */
export interface Attempt {
  title: string;
  /** As often as the limits of one address allow, or as one client sends without effort. */
  perHour: number;
  /** @param number counts from 0. Resolves with a socket if it stays open for some seconds. */
  make(victim: Victim, number: number): Promise<Socket | void>;
}

const from = { 'x-forwarded-for': '198.51.100.7' };

/** Adds the client's address, which `form` leaves to the caller. */
function withHeaders(bytes: Bytes, place: Place): Buffer {
  const whole = bytes(place);
  const at = whole.indexOf('\r\n') + 2;
  return Buffer.concat([
    whole.subarray(0, at),
    Buffer.from(`x-forwarded-for: ${from['x-forwarded-for']}\r\n`),
    whole.subarray(at),
  ]);
}

const send =
  (bytesOf: (victim: Victim, number: number) => Bytes): Attempt['make'] =>
  async (victim, number) => {
    await sendBytes(victim.port, bytesOf(victim, number)(victim.place));
  };

function held(port: number, bytes: Buffer): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  // The server may end it at any time.
  socket.on('error', () => {});
  socket.pause();
  socket.write(bytes);
  return socket;
}

const element = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];

const texts = [
  'a\u0301\u0316'.repeat(10_000),
  '\ufdfa'.repeat(20_000),
  `${' '.repeat(30_000)}x`,
  `${'a.'.repeat(15_000)}@`,
  '\u0000\u202e\ud800'.repeat(9_000),
];

const odd = (number: number): string =>
  element([`//x${number}`, `/\\x${number}`, `/%00${number}`, `/jobs/${number}/x`, `/media?seite=${number + 2}`, `/x${number}.data`], number) ?? '/'; // prettier-ignore

export const attempts: readonly Attempt[] = [
  {
    title: 'applications with a hostile file',
    perHour: 300,
    make: send((_, number) => {
      const file = element(hostileFiles, number);
      return (place) => withHeaders(withFiles({ name: file?.name ?? 'x', content: file?.make() ?? '' }), place);
    }),
  },
  {
    title: 'messages that are costly to read',
    perHour: 300,
    make: send((_, number) => (place) => withHeaders(message({ message: element(texts, number) ?? '' }), place)),
  },
  {
    title: 'wrong passwords',
    perHour: 120,
    make: send(() => login({ username: 'team-tabor', password: 'wrong' }, from)),
  },
  {
    title: 'pages that do not exist',
    perHour: 3_600,
    make: send((_, number) => (place) => http(place, 'GET', odd(number), from)),
  },
  {
    title: 'pictures',
    perHour: 600,
    make: send(
      ({ pictures }, number) =>
        (place) =>
          http(place, 'GET', element(pictures, number) ?? '/', from),
    ),
  },
  {
    title: 'forged messages of the webhook',
    perHour: 600,
    make: send(() => (place) => http(place, 'POST', '/hooks/content', from, '{"changes":[]}')),
  },
  {
    title: 'documents that are not read',
    perHour: 120,
    make: async ({ port, place, downloads }, number) =>
      held(port, http(place, 'GET', element(downloads, number) ?? '/', from)),
  },
  {
    title: 'applications that fall silent',
    perHour: 60,
    make: async ({ port, place }) => {
      const whole = withHeaders(withFiles({ content: Buffer.alloc(1_000_000, '%PDF') }), place);
      return held(port, whole.subarray(0, whole.length / 2));
    },
  },
  {
    title: 'forms without a token',
    perHour: 120,
    make: send(() => (place) => withHeaders(application({}, { formToken: () => ({}) }), place)),
  },
  {
    title: 'uploads to the content service',
    perHour: 300,
    make: async ({ contentPort, place }) => {
      const content = Buffer.alloc(200_000);
      await sendBytes(contentPort, http(place, 'POST', '/upload', { 'content-type': multipartType }, content));
    },
  },
];
