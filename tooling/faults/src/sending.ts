import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from './random.ts';
import type { Sample } from './sample.ts';

const requestTimeoutMs = 20_000;

export interface SiteResponse {
  status: number;
  /** Where a redirect leads. */
  location: string | undefined;
  body: string;
}

/** Hidden fields of a form. */
export interface FormToken {
  key: string;
  moment: string;
}

/** A date, and how many persons come. */
interface VisitChoice {
  slot: string;
  persons: string;
}

export interface Site {
  port: number;
}

interface CallOptions {
  method?: string;
  headers?: Record<string, string | number>;
}

type Sender = Pick<Sample, 'mark' | 'tenant'>;

/** Sends a request as a browser behind a proxy. Rejects without a complete response. */
function call(site: Site, sample: Sender, path: string, options: CallOptions) {
  const host = `${sample.tenant}.localhost:${site.port}`;
  // Each applicant has an IP address of its own, as the site limits forms by address.
  const from = sample.mark
    .slice(-6)
    .replace(/(\d\d)(\d\d)(\d\d)/, '10.$1.$2.$3')
    .replaceAll(/\.0(\d)/g, '.$1');
  const { promise, resolve, reject } = Promise.withResolvers<SiteResponse>();
  const sent = request(
    {
      host: '127.0.0.1',
      port: site.port,
      path,
      agent: false,
      signal: AbortSignal.timeout(requestTimeoutMs),
      ...options,
      headers: { ...options.headers, host, origin: `http://${host}`, 'x-forwarded-for': from },
    },
    (answer) => {
      buffer(answer).then(
        (body) => {
          const { statusCode = 0, headers } = answer;
          resolve({ status: statusCode, location: headers.location, body: body.toString('utf8') });
        },
        (error: unknown) => reject(error),
      );
    },
  ).on('error', reject);
  return { sent, answered: promise };
}

/** Opens a page. Rejects without a complete response. */
export function openPage(site: Site, sender: Sender, path: string): Promise<SiteResponse> {
  const { sent, answered } = call(site, sender, path, {});
  sent.end();
  return answered;
}

/** Opens a form and reads its hidden fields. Rejects if the page does not load. */
export async function openForm(site: Site, sender: Sender, path: string): Promise<FormToken> {
  const { status, body } = await openPage(site, sender, path);
  const valueOf = (name: string): string => new RegExp(`name="${name}"[^>]* value="([^"]+)"`).exec(body)?.[1] ?? '';
  const formToken = { key: valueOf('key'), moment: valueOf('moment') };
  if (!formToken.key || !formToken.moment) throw new Error(`the form page responded with ${status}`);
  return formToken;
}

type Content = Pick<Sample, 'fields' | 'files'> & Partial<Pick<Sample, 'houses'>>;

async function encoded({ fields, files, houses = [] }: Content, formToken: FormToken) {
  const form = new FormData();
  for (const house of houses) form.append(`house-${house}`, 'yes');
  for (const [name, value] of Object.entries({ ...formToken, website: '', ...fields })) form.append(name, value);
  for (const { name, content } of files) form.append('files', new Blob([new Uint8Array(content)]), name);
  const response = new Response(form);
  return { type: response.headers.get('content-type') ?? '', body: Buffer.from(await response.arrayBuffer()) };
}

/**
 * Sends the form as the browser's script does, in chunks with pauses. Rejects without a complete response.
 * @param cancels whether the upload is cancelled at a random moment
 */
export async function sendForm(site: Site, sample: Sample, formToken: FormToken, random: Random, cancels: boolean) {
  const { type, body } = await encoded(sample, formToken);
  const headers = { 'content-type': type, 'content-length': body.length };
  const { sent, answered } = call(site, sample, '/jobs/schnellbewerbung/senden', { method: 'POST', headers });
  const chunkCount = random.between(1, 4);
  const length = Math.ceil(body.length / chunkCount);
  if (cancels) setTimeout(() => sent.destroy(new Error('cancelled')), random.between(0, 400)).unref();
  const written = (async () => {
    for (let from = 0; from < body.length; from += length) {
      if (from > 0) await sleep(random.between(0, 200));
      if (sent.destroyed) return;
      sent.write(body.subarray(from, from + length));
    }
    sent.end();
  })();
  const [answer] = await Promise.all([answered, written]);
  return answer;
}

/** Asks for a visit as a browser does, which follows the redirect. Rejects unless the page says that it has arrived. */
export async function sendVisit(site: Site, sender: Sender, { key, moment, ...chosen }: FormToken & VisitChoice) {
  const person = { name: `Rita ${sender.mark}`, email: `${sender.mark.toLowerCase()}@besuch.example` };
  const fields = { occasion: 'visit', house: '', ageGroup: '', ...person, ...chosen };
  const { type, body } = await encoded({ fields, files: [] }, { key, moment });
  const headers = { 'content-type': type, 'content-length': body.length };
  const { sent, answered } = call(site, sender, '/besuch', { method: 'POST', headers });
  sent.end(body);
  const { status, location } = await answered;
  if (!location) throw new Error(`the form of visits responded with ${status}`);
  const page = await openPage(site, sender, location);
  const [, reference] = /Ihre Referenz: ([\dA-Z-]+)/.exec(page.body) ?? [];
  const [, link] = /href="(\/meine\/besuch\/[\da-f]{64})"/.exec(page.body) ?? [];
  if (!reference || !link) throw new Error(`the confirmation of a visit responded with ${page.status}`);
  return { reference, link };
}
