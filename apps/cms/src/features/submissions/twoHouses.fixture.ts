import { beforeAll } from 'vitest';
import { adminToken } from '../../testing/admin.fixture.ts';
import type { RunningService } from '../../testing/runningService.fixture.ts';

export const application = 'plugin::content.application';
export const message = 'plugin::content.message';

export const entryPath = (uid: string, id = '') => `/content-manager/collection-types/${uid}/${id}`;

/** Tabor and Bauma with an application and a message each, for all tests of a file. */
export function twoHouses(service: RunningService) {
  const ids = new Map<string, string>();

  const create = async (uid: 'plugin::content.company' | typeof application | typeof message, data: object) =>
    (await service.strapi.documents(uid).create({ data: data as Record<string, unknown> })).documentId;

  beforeAll(async () => {
    const acceptedAt = '2026-11-21T08:00:00.000Z';
    for (const key of ['tabor', 'bauma']) {
      const company = await create('plugin::content.company', { key, name: key });
      const common = { acceptedAt, company, reference: key };
      const person = { firstName: 'Anna', surname: `Muster-${key}`, stage: 'new', stageChangedAt: acceptedAt };
      const stored = { folder: 'f'.repeat(32), files: [{ id: 'e'.repeat(32), name: 'a.pdf', type: '', bytes: 1 }] };
      const privateToken = `c0ffee-${key}`;
      const hidden = { ...stored, privateToken, key: `application-of-${key}` };
      ids.set(key, await create(application, { ...common, ...person, ...hidden }));
      const text = { name: `Muster-${key}`, message: 'Guten Tag', stage: 'new', key: `message-of-${key}-00` };
      ids.set(`${key} message`, await create(message, { ...common, ...text }));
    }
  });

  /** Sends a request of a user of the admin, to change something if there is a change. */
  async function request(token: string, path: string, change?: Record<string, unknown>, method = 'PUT') {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const put = change && { method, body: JSON.stringify(change) };
    const response = await fetch(service.origin + path, { headers, ...put });
    const { status, headers: answered } = response;
    return { status, text: await response.text(), caching: answered.get('cache-control') };
  }

  return {
    /** Of a house's application, or of its message by `tabor message`. */
    idOf: (name: string): string => ids.get(name) ?? '',
    login: (code: string): Promise<string> => adminToken(service, code),
    request,
  };
}
