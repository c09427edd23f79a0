import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { standardTenants } from '@group/themes/registry';
import { ask, hostOf } from '../ask.ts';
import { atMost, type Figure, type Found } from '../figure.ts';
import { memoryOf, type Site, type Stack, startSite } from '../stack.ts';
import { megabytes, milliseconds } from '../written.ts';

const budgets = { applicationMs: 500, peakMegabytes: 400, afterwardsMegabytes: 300 };

const pictures = 500;

/** Applications sent while pictures are rendered, and the pause between them. */
const applications = 5;
const pauseMs = 1_000;

/** Sampling interval of the memory. */
const sampleMs = 100;

/** Time after which clients abort their picture requests. */
const clientsWaitMs = 30_000;

const afterwardsMs = 60_000;

const tenant = 'tabor';
const formPath = '/jobs/schnellbewerbung';

/** Pages with many pictures. */
const paths = [
  '/',
  '/wohnen',
  '/wohnen/haus-umgebung',
  '/pflege-betreuung',
  '/ueber-uns',
  '/media',
  '/events',
  '/jobs',
];

/** Picture URLs on the site's pages. */
async function pictureAddresses(site: Site): Promise<string[]> {
  const named = new Set<string>();
  for (const { key } of standardTenants) {
    for (const path of paths) {
      const page = (await ask(site, key, path)).body;
      for (const [address] of page.matchAll(/\/pictures\/\d+\/[\w.-]+/g)) named.add(address);
    }
  }
  return [...named].slice(0, pictures);
}

/** The status of the response to a picture request; `none` if the client aborts it. */
const statusOf = (site: Site, address: string, signal: AbortSignal): Promise<string> =>
  ask(site, tenant, address, { agent: false, signal }).then(
    ({ status }) => String(status),
    () => 'none',
  );

/** The hidden fields of a form by name. */
async function openForm(site: Site): Promise<Record<string, string>> {
  const page = (await ask(site, tenant, formPath)).body;
  const valueOf = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]+)"`).exec(page)?.[1] ?? '';
  return { key: valueOf('key'), moment: valueOf('moment') };
}

/** Milliseconds until an application is confirmed. Throws if it is rejected. */
async function apply(site: Site, hidden: Readonly<Record<string, string>>): Promise<number> {
  const form = new FormData();
  const own = { firstName: 'Erika', surname: 'Muster', email: 'erika@muster.example', tel: '+41790000000' };
  const kind = { area: 'care', message: 'Guten Tag', website: '' };
  for (const [name, value] of Object.entries({ ...hidden, ...own, ...kind })) form.append(name, value);
  form.append('files', new Blob([`%PDF-1.4\n${'0'.repeat(200_000)}\n%%EOF\n`]), 'lebenslauf.pdf');
  const encoded = new Response(form);
  const content = Buffer.from(await encoded.arrayBuffer());
  const headers = {
    origin: `http://${hostOf(tenant, site)}`,
    'content-type': encoded.headers.get('content-type') ?? '',
    'content-length': String(content.length),
  };
  const { body, took } = await ask(site, tenant, `${formPath}/senden`, {
    method: 'POST',
    agent: false,
    headers,
    content,
  });
  if (!body.includes('"sent"')) throw new Error(`the application was rejected: ${body.slice(0, 300)}`);
  return took;
}

/** Memory of a process and its children, in megabytes. */
async function memoryOfTree(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const own = (await memoryOf(pid)).now;
  const others = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(memoryOfTree));
  // A child may have exited since.
  return [own, ...others].filter((each) => !Number.isNaN(each)).reduce((sum, each) => sum + each, 0);
}

/** Samples the memory until it is stopped, and returns the maximum. */
function watchMemory(pid: number): { stop(): Promise<number> } {
  const stopped = new AbortController();
  const watched = (async () => {
    let most = 0;
    while (!stopped.signal.aborted) {
      most = Math.max(most, await memoryOfTree(pid));
      await sleep(sampleMs);
    }
    return most;
  })();
  return {
    stop() {
      stopped.abort();
      return watched;
    },
  };
}

/** Requests many uncached pictures at once, and sends applications meanwhile. */
export async function coldPictures({ contentService, directory }: Stack): Promise<Found> {
  await using site = await startSite(contentService, { directory: join(directory, 'pictures') });
  const forms = await Promise.all(Array.from({ length: applications + 1 }, () => openForm(site)));
  const addresses = await pictureAddresses(site);
  await sleep(5_000); // The spam guard rejects faster submissions.
  const [first = {}, ...others] = forms;
  const alone = await apply(site, first);
  const memory = watchMemory(site.pid);
  const clients = AbortSignal.timeout(clientsWaitMs);
  const waiting = addresses.map((address) => statusOf(site, address, clients));
  await Promise.race(waiting); // By then, all requests have been sent.
  const beside: number[] = [];
  for (const form of others) {
    beside.push(await apply(site, form));
    await sleep(pauseMs);
  }
  const statuses = Map.groupBy(await Promise.all(waiting), (status) => status);
  const peak = await memory.stop();

  await sleep(afterwardsMs);
  const counted = [...statuses].map(([status, { length }]) => `${length} × ${status}`).join(', ');
  const figures: Figure[] = [
    { what: `${addresses.length} cold pictures at once`, measured: counted },
    { what: 'an application before them', measured: milliseconds(alone) },
    atMost('the slowest application beside them', Math.max(...beside), budgets.applicationMs, milliseconds),
    atMost('memory meanwhile, with all processes of the site', peak, budgets.peakMegabytes, megabytes),
    atMost('memory a minute later', await memoryOfTree(site.pid), budgets.afterwardsMegabytes, megabytes),
  ];
  return { figures };
}
