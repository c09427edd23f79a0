import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { askAgain } from '@group/operations/askAgain';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Question {
  /** The Host header; may differ from the connection's address. */
  host: string;
  port: number;
  path?: string;
  method?: string;
  /** Sent URL-encoded, like a native form. */
  form?: Readonly<Record<string, string>>;
  headers?: Record<string, string>;
  agent?: Agent;
  /** Uses https without verifying the certificate. */
  tls?: boolean;
}

/** Sends a request to a local site with any Host header. Rejects without a response. */
export function ask({ host, port, path = '/', method, form, headers = {}, agent, tls }: Question): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const fields = form && new URLSearchParams(form).toString();
  const options = {
    method: method ?? (form ? 'POST' : 'GET'),
    headers: { ...(form && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers, host },
  };
  const address = { host: '127.0.0.1', port, path, agent, rejectUnauthorized: false };
  const call = (tls ? secureRequest : request)({ ...address, ...options }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', reject);
    response.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
  });
  call.on('error', reject);
  call.end(fields);
  return promise;
}

/** Sends a request as crawlers of search engines do: again, when a 503 says after how many seconds. */
export const askAsCrawler = (question: Question): Promise<Answer> =>
  askAgain(
    () => ask(question),
    ({ headers }) => Number(headers['retry-after']),
  );
