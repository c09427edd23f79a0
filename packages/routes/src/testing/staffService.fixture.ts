import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { signReceipt } from '@group/content-client/contract/receipt';
import { challengeOf } from '@group/content-client/contract/signInChallenge';
import type { TenantKey } from '@group/themes/registry';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import type { LoaderFunctionArgs } from 'react-router';
import { housesToStateFixture, internalFixture } from '../screens/internal/internal.fixture.ts';
import { clientIpPrefixHeader } from '../site/clientIpPrefix.ts';
import type { RequestedSite } from '../site/siteContext.ts';
import { type StaffAuth, staffContext } from '../staff/staffAuth.server.ts';
import { routeArguments } from './routeArguments.fixture.ts';

const users = new Map<unknown, { password: string; companies: TenantKey[] }>([
  ['anna', { password: 'richtig-1', companies: ['tabor'] }],
  ['beat', { password: 'richtig-2', companies: ['bauma'] }],
  ['holding', { password: 'richtig-3', companies: ['tabor', 'bauma', 'rivabella'] }],
]);

/** Id of the one document, which is Tabor's. */
export const documentId = 'd1tabor00000000000000000';

interface Answer {
  status: number;
  body?: unknown;
  text?: string;
  headers?: Readonly<Record<string, string>>;
}

/** An HTTP server that implements the content service's staff API, with its own users. */
export async function startStaffService() {
  const sessions = new Map<string, string>();
  const requests: { path: string; authorization: string | undefined }[] = [];
  /** What logins said about their browsers. */
  const clients: { network: unknown; device: unknown }[] = [];
  const blocked = new Set<string>();
  /** Statements of what is free. */
  const statements: unknown[] = [];
  /** Seconds to wait by user name or network. */
  const limited = new Map<string, number>();
  /** Who has a link for a new password, by token. */
  const links = new Map<string, { username: string; company: TenantKey }>();
  /** What was said about forgotten passwords, and whether there is a mail server. */
  const forgotten: { asked: unknown[]; mails: boolean } = { asked: [], mails: true };
  /** Sign-ins with the directory by the code that ends them, and the challenge of each; `down` rejects new ones. */
  const directory = { begun: new Map<string, Record<string, string>>(), down: false };

  function openSession(username: string): Answer {
    const session = `${crypto.randomUUID()}-${crypto.randomUUID()}`;
    sessions.set(session, username);
    const user = { name: `Frau ${username}` };
    return { status: 200, body: { session, expiresAt: new Date().toISOString(), user, device: `v1:${username}` } };
  }

  const tooMany = (limitedBy: string): Answer => ({
    status: 429,
    body: {},
    headers: { 'retry-after': String(limited.get(limitedBy)) },
  });

  function beginAtDirectory(start: Record<string, string>): Answer {
    const { network = '' } = start;
    if (limited.has(network)) return tooMany(network);
    if (directory.down) return { status: 503, body: {} };
    const code = crypto.randomUUID();
    directory.begun.set(code, start);
    return { status: 200, body: { url: `https://directory.example/auth?state=${code}` } };
  }

  function answerPassword(path: string, sent: Record<string, string>): Answer {
    const { name = '', token = '', company, password = '', network, device } = sent;
    if (path.endsWith('/forgotten')) {
      forgotten.asked.push(sent);
      return limited.has(name) ? tooMany(name) : { status: 200, body: { mails: forgotten.mails } };
    }
    const link = links.get(token);
    if (!link || link.company !== company) return { status: 401, body: {} };
    if (path.endsWith('/link')) return { status: 200, body: { user: { name: link.username } } };
    clients.push({ network, device });
    if (password.length < 12) return { status: 400, body: { problem: 'short' } };
    links.delete(token);
    return openSession(link.username);
  }

  function endAtDirectory({ company, code = '', verifier = '' }: Record<string, string>): Answer {
    const start = directory.begun.get(code);
    directory.begun.delete(code);
    const isRight = start?.company === company && start?.challenge === challengeOf(verifier);
    return isRight ? openSession('holding') : { status: 401, body: {} };
  }

  async function answer(incoming: IncomingMessage): Promise<Answer> {
    const url = new URL(incoming.url ?? '', 'http://service.invalid');
    requests.push({ path: url.pathname + url.search, authorization: incoming.headers.authorization });
    if (url.pathname.endsWith('/login')) {
      const sent = await json(incoming);
      const { username, password, company, network, device } = Object(sent);
      clients.push({ network, device });
      if (limited.has(username)) return tooMany(username);
      const user = users.get(username);
      if (user?.password !== password || !user?.companies.includes(company) || blocked.has(username)) {
        return { status: 401, body: {} };
      }
      return openSession(username);
    }
    if (url.pathname.includes('/password')) return answerPassword(url.pathname, Object(await json(incoming)));
    if (url.pathname.endsWith('/directory/begin')) return beginAtDirectory(Object(await json(incoming)));
    if (url.pathname.endsWith('/directory/end')) return endAtDirectory(Object(await json(incoming)));
    const token = String(incoming.headers['x-staff-session']);
    if (url.pathname.endsWith('/logout')) {
      sessions.delete(token);
      const secret = incoming.headers.authorization?.replace('Bearer ', '') ?? '';
      return { status: 204, headers: signReceipt(secret, 'logout', token) };
    }
    const username = sessions.get(token) ?? '';
    const company = url.searchParams.get('company') ?? '';
    const allowed = users.get(username)?.companies.some((key) => key === company);
    if (!allowed || blocked.has(username)) return { status: 401, body: {} };
    if (url.pathname.endsWith('/session')) return { status: 200, body: { user: { name: `Frau ${username}` } } };
    if (url.pathname.endsWith('/internal')) {
      return { status: 200, body: { ...internalFixture, contacts: [{ id: 'k', name: `Kontakt von ${company}` }] } };
    }
    if (url.pathname.endsWith('/places')) {
      if (incoming.method === 'POST') statements.push(await json(incoming));
      return { status: 200, body: { houses: username === 'anna' ? housesToStateFixture : [] } };
    }
    return company === 'tabor' && url.pathname.endsWith(`/documents/${documentId}`)
      ? { status: 200, text: `geheim ${company}` }
      : { status: 404, body: {} };
  }

  const { url } = await temporaryServer((incoming, outgoing) => {
    void answer(incoming).then(({ status, body, text, headers }) => {
      const kind = text === undefined ? 'application/json' : 'application/pdf';
      const file = { 'content-type': kind, 'content-disposition': 'inline; filename="Plan.pdf"' };
      outgoing.writeHead(status, { ...file, ...headers });
      outgoing.end(text ?? (body === undefined ? undefined : JSON.stringify(body)));
    });
  });
  return {
    staff: {
      access: { url, token: 'service-token' },
      secret: 'a secret of at least 32 characters',
    } satisfies StaffAuth,
    sessions,
    requests,
    clients,
    blocked,
    statements,
    limited,
    links,
    forgotten,
    directory,
  };
}

export type StaffService = Awaited<ReturnType<typeof startStaffService>>;

interface StaffRequest {
  cookie?: string;
  form?: Readonly<Record<string, string>> | undefined;
  network?: string;
  /** Whose page has the browser send the request. */
  from?: string | undefined;
  params?: LoaderFunctionArgs['params'];
}

/** The arguments of a route of staff for a request of a browser. */
export function staffArguments(
  staff: StaffAuth,
  site: RequestedSite,
  path: string,
  { cookie, form, network = '192.0.2.1', from, params }: StaffRequest,
): LoaderFunctionArgs {
  const args = routeArguments(site, path, params);
  args.context.set(staffContext, staff);
  const headers = new Headers({ [clientIpPrefixHeader]: network });
  if (cookie) headers.set('cookie', `other=1; ${cookie}`);
  if (from) headers.set('sec-fetch-site', from);
  const body = form && new URLSearchParams(form);
  return { ...args, request: new Request(args.url, { headers, ...(body && { method: 'POST', body }) }) };
}

/** Status, headers and data of what a route returned or threw. */
export async function outcomeOf(result: Promise<unknown>) {
  const answer = await result.catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return { status: answer.status, headers: answer.headers, data: undefined };
  if (answer instanceof Error) throw answer;
  const { init, data } = Object(answer);
  return { status: init?.status ?? 200, headers: new Headers(init?.headers), data: init === undefined ? answer : data };
}
