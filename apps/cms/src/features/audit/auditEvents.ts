import { submissionTypes, uidOf } from '../../content/content-types.ts';
import { isRow } from '../../strapi/row.ts';

export interface Exchange {
  method: string;
  /** As the router sees it. */
  path: string;
  /** Parsed; `undefined` for others than JSON. */
  requestBody: unknown;
  responseBody: unknown;
}

interface Event {
  action: string;
  subject: string;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const submissionNames: ReadonlyMap<string, string> = new Map(
  Object.keys(submissionTypes).map((name) => [uidOf(name), name]),
);

/** Requests by which rights change: users and roles of the admin, tokens, and accounts of the staff. */
const rights =
  /^\/(?:content\/(?:accounts|staff)|admin\/(?:users|roles|(?:admin|api)-tokens|transfer\/tokens)|users-permissions\/(?:roles|advanced)|content-manager\/collection-types\/plugin::users-permissions\.user)(?:\/|$)/;

const managed =
  /^\/content-manager\/(?:collection|single)-types\/(plugin::content\.[\w-]+)(?:\/(?:actions\/)?([\w-]+))?/;

export function idsIn(body: unknown): string[] {
  if (!isRow(body)) return [];
  const entries = [...list(body.results), body.data, body];
  return entries.flatMap((entry) => (isRow(entry) && typeof entry.documentId === 'string' ? [entry.documentId] : []));
}

/** The submissions among the documents that the admin's first page shows. */
function recentSubmissions(body: unknown): Event[] {
  const documents = isRow(body) ? list(body.data).filter(isRow) : [];
  return documents.flatMap(({ contentTypeUid, documentId }) => {
    const name = submissionNames.get(String(contentTypeUid));
    return name ? [{ action: `${name}.read`, subject: `${name} ${String(documentId)}` }] : [];
  });
}

const verbs: Readonly<Record<string, string>> = { GET: 'read', PUT: 'change', POST: 'change', DELETE: 'delete' };

function submissionEvents({ method, path, responseBody, requestBody }: Exchange): Event[] {
  if (path === '/content-manager/homepage/recent-documents') return recentSubmissions(responseBody);
  const [, uid = '', id = ''] = managed.exec(path) ?? [];
  const name = submissionNames.get(uid);
  if (!name) return [];
  const bulk = isRow(requestBody) ? list(requestBody.documentIds).map(String) : [];
  const ids = new Set([...bulk, ...idsIn(responseBody)]);
  if (ids.size === 0 && id) ids.add(id);
  const isBulkDelete = id === 'bulkdelete';
  const action = `${name}.${isBulkDelete ? 'delete' : (verbs[method] ?? 'change')}`;
  return [{ action, subject: [name, ...ids].join(' ') }];
}

/** What was changed about rights, and whether a password: the path names the account or role, role ids are no personal data. */
function rightsEvent({ method, path, requestBody, responseBody }: Exchange): Event {
  const given = isRow(requestBody) && Array.isArray(requestBody.roles) ? ` roles ${requestBody.roles.join(' ')}` : '';
  const secret = isRow(requestBody) && requestBody.password ? ' password' : '';
  const answered = isRow(responseBody) && isRow(responseBody.data) ? responseBody.data : responseBody;
  const created = method === 'POST' && !/\d/.test(path) && isRow(answered) ? answered.id : undefined;
  const id = typeof created === 'number' ? ` id ${created}` : '';
  return { action: 'rights.change', subject: `${method} ${path}${id}${given}${secret}` };
}

/** The events that the audit log records of a request that succeeded; most requests are none. */
export const auditEvents = (exchange: Exchange): Event[] =>
  exchange.method !== 'GET' && rights.test(exchange.path) ? [rightsEvent(exchange)] : submissionEvents(exchange);
