import { createServer, type ServerResponse } from 'node:http';
import type { ContentServiceAddress } from '@group/e2e/testEnvironment';
import { listening } from '@group/vitest-preset/listening';

/** Matches keys of generated tenants in requests to the content service. */
const generated = /house-\d+/g;

async function answerWith(outgoing: ServerResponse, asked: Promise<Response>): Promise<void> {
  try {
    const answer = await asked;
    const body = Buffer.from(await answer.arrayBuffer());
    outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' }).end(body);
  } catch {
    outgoing.writeHead(502).end();
  }
}

/**
 * A proxy in front of the content service, which would need a table for each of 1'500 configurations. It maps requests
 * for generated tenants to the tenant that they copy, and forwards all of them.
 */
export async function modelContent({ url, token }: ContentServiceAddress, model: string) {
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '').replaceAll(generated, model);
    const headers = { authorization: incoming.headers.authorization ?? '' };
    void answerWith(outgoing, fetch(`${url}${path}`, { headers }));
  });
  return {
    url: (await listening(server)).url,
    token,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}
