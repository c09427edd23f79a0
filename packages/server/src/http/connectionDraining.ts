import { type IncomingMessage, ServerResponse } from 'node:http';

/**
 * During shutdown, responses carry `Connection: close`. Otherwise a load balancer would send its next request over a
 * connection that is about to close.
 */
export function connectionDraining(state: { readonly stopping: boolean }): typeof ServerResponse<IncomingMessage> {
  return class extends ServerResponse {
    override writeHead(...parts: unknown[]): this {
      if (state.stopping) this.shouldKeepAlive = false;
      return Reflect.apply(super.writeHead, this, parts);
    }
  };
}
