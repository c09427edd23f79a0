import { type ContentAddress, setupToken } from '../stack.ts';

const account = {
  firstname: 'Erika',
  lastname: 'Muster',
  email: 'redaktion@group.example',
  password: 'Nur-fuer-diese-Messung-1',
};

interface AdminAnswer {
  data?: { token?: string };
  results?: { documentId: string }[];
}

const managed = '/content-manager/collection-types/plugin::content';

/** Registers the first administrator of a content service, and publishes articles with the admin API. */
export async function firstEditor({ url }: ContentAddress) {
  let token = '';

  async function call(method: string, path: string, body?: object): Promise<AdminAnswer> {
    const headers = {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : { 'x-setup-token': setupToken }),
    };
    const response = await fetch(`${url}${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const answer: AdminAnswer = await response.json();
    return answer;
  }

  token = (await call('POST', '/admin/register-admin', account)).data?.token ?? '';

  return {
    /** Resolves when the admin API confirms it. */
    async publishArticle(tenant: string, slug: string, title: string): Promise<void> {
      const { results = [] } = await call('GET', `${managed}.company?filters[$and][0][key][$eq]=${tenant}`);
      const company = { connect: [{ id: 0, documentId: results[0]?.documentId }] };
      const article = { title, slug, company, teaser: 'Zwei Sätze darüber.', date: '2098-01-01' };
      await call('POST', `${managed}.article/actions/publish?locale=de-CH`, article);
    },
  };
}
