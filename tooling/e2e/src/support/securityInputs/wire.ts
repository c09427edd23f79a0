import { connect } from 'node:net';

/** Hidden fields of a rendered form. */
export interface FormToken {
  key: string;
  moment: string;
}

/** The target and an attacker's means. */
export interface Place {
  /** Host and port of a tenant. */
  host: string;
  /** A token issued some seconds ago; a new one with each call. */
  formToken(): FormToken;
  /** A token issued just now. */
  youngFormToken: FormToken;
  /** A token that was used before. */
  usedFormToken: FormToken;
  /** Cookie of a valid staff session. */
  cookie: string;
  /** Id of a job of another tenant. */
  foreignJob: string;
}

/** Bytes as they go over the wire. */
export type Bytes = (place: Place) => Buffer;

/** An array repeats the header; `null` omits it. */
export type Headers = Readonly<Record<string, string | readonly string[] | null>>;

/** A request that is well-formed except for the given parts. The target is not encoded. */
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
  /** 0 if the connection was closed without a response. */
  status: number;
  /** Status line and headers, lower-cased. */
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
  // latin1, as chunk sizes are in bytes.
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

const longestSilence = 5_000;

/**
 * Sends bytes over a new connection, and reads until the server closes it.
 * @param breaksOff whether the client disconnects after the bytes
 */
export function sendBytes(port: number, bytes: Buffer, breaksOff = false): Promise<WireAnswer> {
  const { promise, resolve } = Promise.withResolvers<WireAnswer>();
  const received: Buffer[] = [];
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('data', (piece: Buffer) => received.push(piece));
  // A server that rejects the request may close before it has read everything.
  socket.on('error', () => {});
  socket.on('end', () => socket.destroy());
  // A server may respond and keep the connection open.
  socket.setTimeout(longestSilence, () => socket.destroy());
  socket.on('close', () => resolve(read(Buffer.concat(received))));
  socket.write(bytes);
  if (breaksOff) socket.end();
  return promise;
}
