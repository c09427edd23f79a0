import { type Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  contentType: string;
  location: string | undefined;
  /** Content security policy. */
  policy: string | undefined;
  body: Buffer;
  /** Seconds until a site that is unavailable wants to be asked again; NaN where it does not say. */
  retryAfter: number;
}

/** Requests a page of a running site with a Host header. Rejects without a response. */
export function ask(site: URL, host: string, path: string, agent: Agent): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const { hostname, port } = site;
  const call = request({ hostname, port, path, agent, headers: { host } }, (response) => {
    const { statusCode: status = 0, headers } = response;
    const contentType = headers['content-type'] ?? '';
    const { location, 'content-security-policy': policy } = headers;
    const retryAfter = Number(headers['retry-after']);
    const settle = (body: Buffer): void =>
      resolve({ status, contentType, location, policy: policy?.toString(), body, retryAfter });
    buffer(response).then(settle, reject);
  });
  call.on('error', reject);
  call.end();
  return promise;
}
