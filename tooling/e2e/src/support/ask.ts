import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { request as secureRequest } from 'node:https';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Question {
  /** Host that is asked for; may differ from the address that is called. */
  host: string;
  port: number;
  path?: string;
  method?: string;
  /** Sent as a form of the browser sends its fields. */
  form?: Readonly<Record<string, string>>;
  headers?: Record<string, string>;
  agent?: Agent;
  /** Over https, whatever the certificate is. */
  tls?: boolean;
}

/** Asks a site on this machine, with any Host header. Rejects where no answer comes. */
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
