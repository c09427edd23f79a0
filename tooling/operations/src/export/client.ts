import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  content: Buffer;
  /** The content as UTF-8. */
  readonly body: string;
}

export interface Question {
  /** The Host header; may differ from the connection's address. */
  host: string;
  port: number;
  /** Where the site listens; by default this machine. */
  hostname?: string;
  path?: string;
  method?: string;
  /** Sent URL-encoded, like a native form. */
  form?: Readonly<Record<string, string>>;
  /** Any other body; its type and length are up to the headers. */
  content?: Buffer;
  headers?: Readonly<Record<string, string>>;
  agent?: Agent | false;
  signal?: AbortSignal;
  /** Uses https without verifying the certificate. */
  tls?: boolean;
}

/** Sends a request to a site with any Host header, and does not decompress. Rejects without a complete response. */
export function ask({
  host,
  hostname = '127.0.0.1',
  form,
  content: sent,
  tls,
  headers,
  ...options
}: Question): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const type = form && { 'content-type': 'application/x-www-form-urlencoded' };
  const call = (tls ? secureRequest : request)(
    {
      method: form ? 'POST' : 'GET',
      ...options,
      hostname,
      rejectUnauthorized: false,
      headers: { ...type, ...headers, host },
    },
    (response) => {
      const { statusCode: status = 0, headers: received } = response;
      buffer(response)
        .then((content) =>
          resolve({
            status,
            headers: received,
            content,
            get body() {
              return content.toString();
            },
          }),
        ) // prettier-ignore
        .catch(reject);
    },
  );
  call.on('error', reject);
  call.end(form ? new URLSearchParams(form).toString() : sent);
  return promise;
}

/** A page that is not cached is unavailable while a busy machine reads it; a third such answer is a fault. */
const maxAttempts = 3;

/** Sends a request as crawlers of search engines do: again, when a 503 says after how many seconds. */
export async function askAsCrawler(question: Question): Promise<Answer> {
  let answer = await ask(question);
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    const seconds = Number(answer.headers['retry-after']);
    if (answer.status !== 503 || !seconds) break;
    await sleep(seconds * 1_000);
    answer = await ask(question);
  }
  return answer;
}
