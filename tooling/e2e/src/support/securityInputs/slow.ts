import { connect } from 'node:net';

/**
 * Sends a request slowly and never completes it (Slowloris).
 * @returns milliseconds until the server closes the connection
 */
export function trickle(port: number, start: string, piece: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const since = performance.now();
  const socket = connect({ port, host: '127.0.0.1' });
  const timer = setInterval(() => socket.write(piece), 1_000);
  socket.write(start);
  socket.resume();
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(timer);
    resolve(performance.now() - since);
  });
  return promise;
}
