import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RawAnswer {
  status: number;
  /** Lower-cased. */
  head: string;
  body: string;
}

/**
 * Sends a raw request, even an invalid one, and reads the whole response.
 * @param lines of the request head, without `connection`
 */
export async function askRaw(port: number, lines: readonly string[], body = ''): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n${body}`);
  const [head = '', ...rest] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: rest.join('\r\n\r\n') };
}
