import { type Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  contentType: string;
  location: string | undefined;
  body: Buffer;
}

/** Requests a page of a running site with a Host header. Rejects without a response. */
export function ask(site: URL, host: string, path: string, agent: Agent): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const { hostname, port } = site;
  const call = request({ hostname, port, path, agent, headers: { host } }, (response) => {
    const { statusCode: status = 0, headers } = response;
    const contentType = headers['content-type'] ?? '';
    buffer(response).then((body) => resolve({ status, contentType, location: headers.location, body }), reject);
  });
  call.on('error', reject);
  call.end();
  return promise;
}
