import { connect } from 'node:net';

/** Hidden fields of a form that the site has rendered. */
export interface FormToken {
  key: string;
  moment: string;
}

/** Where bad inputs are sent, and what an attacker may have. */
export interface Place {
  /** Name and port of a tenant, as its visitors write it. */
  host: string;
  /** Of a form that was opened some seconds ago; another one each time. */
  formToken(): FormToken;
  /** Of a form that was opened at this moment. */
  youngFormToken: FormToken;
  /** A formToken that was sent once already. */
  usedFormToken: FormToken;
  /** Cookie of somebody of the staff who is logged in. */
  cookie: string;
  /** Id of a job of another tenant. */
  foreignJob: string;
  /** Signs a call of the content service's hook. */
  sign(time: number, body: string): Headers;
}

/** Bytes as they go over the wire. */
export type Bytes = (place: Place) => Buffer;

/** Several values make the header come several times; `null` leaves it out. */
export type Headers = Readonly<Record<string, string | readonly string[] | null>>;

/** A request, well-formed but for what is asked otherwise. The target is written as it is given. */
export function http(
  place: Pick<Place, 'host'>,
  method: string,
  target: string,
  headers: Headers = {},
  body: string | Buffer = '',
): Buffer {
  const content = Buffer.from(body);
  const length = method === 'GET' && content.length === 0 ? null : String(content.length);
  const all: Headers = { host: place.host, connection: 'close', 'content-length': length, ...headers };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => `${name}: ${each}\r\n`),
  );
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'), content]);
}

export const get =
  (target: string, headers: Headers = {}): Bytes =>
  (place) =>
    http(place, 'GET', target, headers);

export interface WireAnswer {
  /** 0 where the connection was closed without a word. */
  status: number;
  /** Status line and headers, in small letters. */
  head: string;
  body: string;
}

function withoutChunks(body: string): string {
  let rest = body;
  let whole = '';
  for (;;) {
    const [line = ''] = rest.split('\r\n', 1);
    const size = Number.parseInt(line, 16);
    if (!size) return whole;
    whole += rest.slice(line.length + 2, line.length + 2 + size);
    rest = rest.slice(line.length + size + 4);
  }
}

function read(received: Buffer): WireAnswer {
  // Chunks are counted in bytes: one character each.
  const text = received.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, end).toLowerCase();
  const raw = text.slice(end + 4);
  const body = /^transfer-encoding: chunked/m.test(head) ? withoutChunks(raw) : raw;
  return {
    status: Number(/^http\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    head,
    body: Buffer.from(body, 'latin1').toString(),
  };
}

/** In milliseconds. */
const longestSilence = 5_000;

/**
 * Sends bytes over a connection of their own, and reads until the other side closes.
 * @param breaksOff whether the connection ends with the bytes
 */
export function sendBytes(port: number, bytes: Buffer, breaksOff = false): Promise<WireAnswer> {
  const { promise, resolve } = Promise.withResolvers<WireAnswer>();
  const received: Buffer[] = [];
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('data', (piece: Buffer) => received.push(piece));
  // Whoever refuses may close while the rest is on its way.
  socket.on('error', () => {});
  socket.on('end', () => socket.destroy());
  // Whoever answers and does not close has answered.
  socket.setTimeout(longestSilence, () => socket.destroy());
  socket.on('close', () => resolve(read(Buffer.concat(received))));
  socket.write(bytes);
  if (breaksOff) socket.end();
  return promise;
}
