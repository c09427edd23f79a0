import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { ask, hostOf } from '../ask.ts';
import type { Site } from '../stack.ts';

const tenant = 'tabor';
const page = '/jobs/schnellbewerbung';

/** Hidden fields of a form. */
export interface FormToken {
  key: string;
  moment: string;
}

export interface SentFile {
  name: string;
  content: Buffer;
}

/** Opens the form and reads its hidden fields. */
export async function openForm(site: Site): Promise<FormToken> {
  const { body } = await ask(site, tenant, page);
  const valueOf = (name: string): string =>
    new RegExp(`name="${name}"[^>]* value="([^"]+)"`).exec(body.toString())?.[1] ?? '';
  return { key: valueOf('key'), moment: valueOf('moment') };
}

/**
 * Sends an application. Rejects if the connection breaks.
 * @param network the visitor's IP address in X-Forwarded-For
 */
export async function sendApplication(site: Site, formToken: FormToken, file: SentFile, network: string) {
  const form = new FormData();
  const person = { firstName: 'Vera', surname: 'Muster', area: 'care', tel: '079 000 00 00' };
  for (const [name, value] of Object.entries({ ...formToken, ...person })) form.append(name, value);
  form.append('files', new Blob([new Uint8Array(file.content)]), file.name);
  const packed = new Response(form);
  const body = Buffer.from(await packed.arrayBuffer());
  const host = hostOf(tenant, site);
  const headers = {
    host,
    origin: `http://${host}`,
    'x-forwarded-for': network,
    'content-type': packed.headers.get('content-type') ?? '',
    'content-length': body.length,
  };
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string; took: number }>();
  const startedAt = performance.now();
  request(`${site.url}${page}/senden`, { method: 'POST', headers, agent: false }, (answer) => {
    text(answer)
      .then((said) => resolve({ status: answer.statusCode ?? 0, body: said, took: performance.now() - startedAt }))
      .catch(reject);
  })
    .on('error', reject)
    .end(body);
  return promise;
}
