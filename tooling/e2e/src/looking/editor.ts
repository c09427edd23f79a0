/** Someone who edits content in the admin, through the calls that the admin makes. */
export interface Editor {
  /** An entry as the admin shows it; `type` is a singular name, e.g. `konfiguration-tabor`. */
  readSingle(type: string, locale?: string): Promise<Record<string, unknown>>;
  writeSingle(type: string, values: Record<string, unknown>, locale?: string): Promise<void>;
  /** Makes an entry of a collection and publishes it. */
  publishNew(type: string, values: Record<string, unknown>): Promise<void>;
  /** All entries of a collection, as the admin lists them; at most 100. */
  list(type: string): Promise<Record<string, unknown>[]>;
  /** Names of the files of an application, each of which was read through its link and holds bytes. */
  filesOf(applicationId: string): Promise<string[]>;
  /** Document ids of a collection, e.g. of the company with a key. */
  documentId(type: string, field: string, value: string): Promise<string>;
}

const account = {
  firstname: 'Erika',
  lastname: 'Muster',
  email: 'redaktion@group.example',
  password: 'Nur-fuer-diese-Probe-1',
};

interface AdminAnswer {
  data?: Record<string, unknown> & { token?: string };
  results?: (Record<string, unknown> & { documentId: string })[];
  files?: { name: string; bytes: number; url: string }[];
}

function managed(kind: 'single-types' | 'collection-types', type: string): string {
  return `/content-manager/${kind}/plugin::content.${type}`;
}

/** Registers the first administrator of a content service and signs in as that person. */
export async function firstEditor(contentUrl: string): Promise<Editor> {
  let token = '';

  async function call(method: string, path: string, body?: unknown): Promise<AdminAnswer> {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${contentUrl}${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const answer: AdminAnswer = await response.json();
    return answer;
  }

  token = (await call('POST', '/admin/register-admin', account)).data?.token ?? '';

  return {
    async readSingle(type, locale = 'de-CH') {
      return (await call('GET', `${managed('single-types', type)}?locale=${locale}`)).data ?? {};
    },
    async writeSingle(type, values, locale = 'de-CH') {
      await call('PUT', `${managed('single-types', type)}?locale=${locale}`, values);
    },
    async publishNew(type, values) {
      await call('POST', `${managed('collection-types', type)}/actions/publish?locale=de-CH`, values);
    },
    async list(type) {
      return (await call('GET', `${managed('collection-types', type)}?pageSize=100`)).results ?? [];
    },
    async filesOf(applicationId) {
      const { files = [] } = await call('GET', `/content/applications/${applicationId}/files`);
      for (const { name, bytes, url } of files) {
        const content = await (await fetch(new URL(url, contentUrl))).arrayBuffer();
        if (bytes === 0 || content.byteLength !== bytes) throw new Error(`${name} is not whole`);
      }
      return files.map(({ name }) => name);
    },
    async documentId(type, field, value) {
      const search = `filters[$and][0][${field}][$eq]=${encodeURIComponent(value)}`;
      const { results = [] } = await call('GET', `${managed('collection-types', type)}?${search}`);
      const [first] = results;
      if (!first) throw new Error(`no ${type} with ${field} ${value}`);
      return first.documentId;
    },
  };
}
