import { type AdminAnswer, logInEditor, readAnswer, requestAdmin } from '../testEnvironment/adminApi.ts';
import { editorTokenOf, runningStack } from '../testEnvironment/environment.ts';

function managed(kind: 'single-types' | 'collection-types', type: string): string {
  return `/content-manager/${kind}/plugin::content.${type}`;
}

const entry = (type: string, id: string): string => `${managed('collection-types', type)}/${id}`;

/**
 * Tokens by content service URL. Reused, as logins are limited to ten in five minutes. The worker processes inherit the
 * token of the shared content service, as a new one starts after each failure.
 */
const tokens = new Map<string, string>();

/** The first administrator, who uses the admin's API of a content service, by default the one that is running. */
export async function firstEditor(contentUrl = runningStack().contentUrl) {
  let token = tokens.get(contentUrl) ?? editorTokenOf(contentUrl) ?? (await logInEditor(contentUrl));
  tokens.set(contentUrl, token);

  /** Any request of the admin, as JSON or multipart. Throws unless it succeeds. */
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
    /** An entry as the admin shows it; `type` is a singular name, e.g. `konfiguration-tabor`. */
    async readSingle(type: string, locale = 'de-CH'): Promise<Record<string, unknown>> {
      return (await call('GET', `${managed('single-types', type)}?locale=${locale}`)).data ?? {};
    },
    /** Changes and publishes an entry. */
    async publishSingle(type: string, values: Record<string, unknown>, locale = 'de-CH'): Promise<void> {
      await call('POST', `${managed('single-types', type)}/actions/publish?locale=${locale}`, values);
    },
    /** Creates and publishes an entry. */
    async publishNew(type: string, values: Record<string, unknown>): Promise<void> {
      await call('POST', `${managed('collection-types', type)}/actions/publish?locale=de-CH`, values);
    },
    /** Creates a draft and returns its document id. */
    async draft(type: string, values: Record<string, unknown>): Promise<string> {
      const made = await call('POST', `${managed('collection-types', type)}?locale=de-CH`, values);
      return String(made.data?.documentId);
    },
    /** Updates a draft without publishing it. */
    async save(type: string, id: string, values: Record<string, unknown>): Promise<void> {
      await call('PUT', `${entry(type, id)}?locale=de-CH`, values);
    },
    async publish(type: string, id: string, values: Record<string, unknown> = {}): Promise<void> {
      await call('POST', `${entry(type, id)}/actions/publish?locale=de-CH`, values);
    },
    async unpublish(type: string, id: string): Promise<void> {
      await call('POST', `${entry(type, id)}/actions/unpublish?locale=de-CH`, {});
    },
    /** The preview URL that the admin opens for a draft. */
    async previewLink(type: string, id: string): Promise<string> {
      return (await call('GET', `/content/preview/${type}/${id}?locale=de-CH`)).url ?? '';
    },
    /** All entries of a collection, as the admin lists them; at most 100. */
    async list(type: string): Promise<Record<string, unknown>[]> {
      return (await call('GET', `${managed('collection-types', type)}?pageSize=100`)).results ?? [];
    },
    /** Names of an application's files, after downloading each and checking that it is not empty. */
    async filesOf(applicationId: string): Promise<string[]> {
      const { files = [] } = await call('GET', `/content/applications/${applicationId}/files`);
      for (const { name, bytes, url } of files) {
        const content = await (await fetch(new URL(url, contentUrl))).arrayBuffer();
        if (bytes === 0 || content.byteLength !== bytes) throw new Error(`${name} is not whole`);
      }
      return files.map(({ name }) => name);
    },
    /** Document ids of a collection, e.g. of the company with a key. */
    async documentId(type: string, field: string, value: string): Promise<string> {
      const search = `filters[$and][0][${field}][$eq]=${encodeURIComponent(value)}`;
      const { results = [] } = await call('GET', `${managed('collection-types', type)}?${search}`);
      const [first] = results;
      if (!first) throw new Error(`no ${type} with ${field} ${value}`);
      return first.documentId;
    },
  };
}

export type Editor = Awaited<ReturnType<typeof firstEditor>>;
