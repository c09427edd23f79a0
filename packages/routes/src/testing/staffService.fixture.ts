import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { signReceipt } from '@group/content-client/contract/receipt';
import { challengeOf } from '@group/content-client/contract/signInChallenge';
import type { TenantKey } from '@group/themes/registry';
import { listening } from '@group/vitest-preset/listening';
import { housesToStateFixture, internalFixture } from '../screens/internal/internal.fixture.ts';

const users = new Map<unknown, { password: string; companies: TenantKey[] }>([
  ['anna', { password: 'richtig-1', companies: ['tabor'] }],
  ['beat', { password: 'richtig-2', companies: ['bauma'] }],
  ['holding', { password: 'richtig-3', companies: ['tabor', 'bauma', 'rivabella'] }],
]);

/** Document ids by tenant, one each. */
export const documentIds: Partial<Record<string, string>> = {
  tabor: 'd1tabor00000000000000000',
  bauma: 'd1bauma00000000000000000',
};

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
    return url.pathname.endsWith(`/documents/${documentIds[company]}`)
      ? { status: 200, text: `geheim ${company}` }
      : { status: 404, body: {} };
  }

  const server = createServer((incoming, outgoing) => {
    void answer(incoming).then(({ status, body, text, headers }) => {
      const kind = text === undefined ? 'application/json' : 'application/pdf';
      const file = { 'content-type': kind, 'content-disposition': 'inline; filename="Plan.pdf"' };
      outgoing.writeHead(status, { ...file, ...headers });
      outgoing.end(text ?? (body === undefined ? undefined : JSON.stringify(body)));
    });
  });
  const { url } = await listening(server);
  return {
    url,
    sessions,
    requests,
    clients,
    blocked,
    statements,
    limited,
    links,
    forgotten,
    directory,
    close: () => server.close(),
  };
}
