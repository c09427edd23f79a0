import { type AdminAnswer, logInEditor, readAnswer, requestAdmin } from '../testEnvironment/adminApi.ts';
import { editorTokenOf } from '../testEnvironment/environment.ts';

/** An editor, who uses the admin's API. */
export interface Editor {
  /** The content service that the editor uses. */
  contentUrl: string;
  /** An entry as the admin shows it; `type` is a singular name, e.g. `konfiguration-tabor`. */
  readSingle(type: string, locale?: string): Promise<Record<string, unknown>>;
  /** Changes and publishes an entry. */
  publishSingle(type: string, values: Record<string, unknown>, locale?: string): Promise<void>;
  /** Creates and publishes an entry. */
  publishNew(type: string, values: Record<string, unknown>): Promise<void>;
  /** Creates a draft and returns its document id. */
  draft(type: string, values: Record<string, unknown>): Promise<string>;
  /** Updates a draft without publishing it. */
  save(type: string, id: string, values: Record<string, unknown>): Promise<void>;
  publish(type: string, id: string, values?: Record<string, unknown>): Promise<void>;
  unpublish(type: string, id: string): Promise<void>;
  /** The preview URL that the admin opens for a draft. */
  previewLink(type: string, id: string): Promise<string>;
  /** All entries of a collection, as the admin lists them; at most 100. */
  list(type: string): Promise<Record<string, unknown>[]>;
  /** Names of an application's files, after downloading each and checking that it is not empty. */
  filesOf(applicationId: string): Promise<string[]>;
  /** Document ids of a collection, e.g. of the company with a key. */
  documentId(type: string, field: string, value: string): Promise<string>;
  /** Any other request of the admin, as JSON or multipart. Throws unless it succeeds. */
  call(method: string, path: string, body?: object | FormData): Promise<AdminAnswer>;
}

function managed(kind: 'single-types' | 'collection-types', type: string): string {
  return `/content-manager/${kind}/plugin::content.${type}`;
}

const entry = (type: string, id: string): string => `${managed('collection-types', type)}/${id}`;

/**
 * Tokens by content service URL. Reused, as logins are limited to ten in five minutes. The worker processes inherit the
 * token of the shared content service, as a new one starts after each failure.
 */
const tokens = new Map<string, string>();

/** The first administrator. */
export async function firstEditor(contentUrl: string): Promise<Editor> {
  let token = tokens.get(contentUrl) ?? editorTokenOf(contentUrl) ?? (await logInEditor(contentUrl));
  tokens.set(contentUrl, token);

  async function call(method: string, path: string, body?: object | FormData): Promise<AdminAnswer> {
    const url = `${contentUrl}${path}`;
    let response = await requestAdmin(url, method, body, token);
    if (response.status === 401) {
      token = await logInEditor(contentUrl);
      tokens.set(contentUrl, token);
      response = await requestAdmin(url, method, body, token);
    }
    return readAnswer(response, `${method} ${path}`);
  }

  return {
    contentUrl,
    call,
    async readSingle(type, locale = 'de-CH') {
      return (await call('GET', `${managed('single-types', type)}?locale=${locale}`)).data ?? {};
    },
    async publishSingle(type, values, locale = 'de-CH') {
      await call('POST', `${managed('single-types', type)}/actions/publish?locale=${locale}`, values);
    },
    async publishNew(type, values) {
      await call('POST', `${managed('collection-types', type)}/actions/publish?locale=de-CH`, values);
    },
    async draft(type, values) {
      const made = await call('POST', `${managed('collection-types', type)}?locale=de-CH`, values);
      return String(made.data?.documentId);
    },
    async save(type, id, values) {
      await call('PUT', `${entry(type, id)}?locale=de-CH`, values);
    },
    async publish(type, id, values = {}) {
      await call('POST', `${entry(type, id)}/actions/publish?locale=de-CH`, values);
    },
    async unpublish(type, id) {
      await call('POST', `${entry(type, id)}/actions/unpublish?locale=de-CH`, {});
    },
    async previewLink(type, id) {
      return (await call('GET', `/content/preview/${type}/${id}?locale=de-CH`)).url ?? '';
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
