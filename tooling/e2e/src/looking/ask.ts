import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

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
}

/** Asks a site on this machine over plain HTTP, with any Host header. Rejects where no answer comes. */
export function ask({ host, port, path = '/', method, form, headers = {}, agent }: Question): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const fields = form && new URLSearchParams(form).toString();
  const options = {
    method: method ?? (form ? 'POST' : 'GET'),
    headers: { ...(form && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers, host },
  };
  const call = request({ host: '127.0.0.1', port, path, agent, ...options }, (response) => {
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
