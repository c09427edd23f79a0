import { type IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers that, once the program is about to stop, say that the connection ends with them. Without it a balancer would
 * send its next request over a connection that is just being closed.
 */
export function connectionDraining(state: { readonly stopping: boolean }): typeof ServerResponse<IncomingMessage> {
  return class extends ServerResponse {
    override writeHead(...parts: unknown[]): this {
      if (state.stopping) this.shouldKeepAlive = false;
      return Reflect.apply(super.writeHead, this, parts);
    }
  };
}
