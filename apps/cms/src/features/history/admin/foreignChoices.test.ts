import { expect, it, vi } from 'vitest';
import { keepForeignChoices } from './foreignChoices.ts';

interface Reply {
  data?: unknown;
  error?: { status?: number };
}

/** What the form of the page `page1` gets when it reads an entry. */
function read(documentId: string, reply: Reply): Promise<Reply> {
  vi.stubGlobal('location', { pathname: '/admin/content-manager/collection-types/plugin::content.page/page1' });
  const endpoint = { queryFn: (_read: { documentId?: string }): Promise<Reply> => Promise.resolve(reply) };
  keepForeignChoices({ enhanceEndpoints: ({ endpoints }) => endpoints.getDocument?.(endpoint) });
  return endpoint.queryFn({ documentId });
}

it('answers the read of a choice that may not be read with nothing, so that its title stays', async () => {
  const forbidden = { error: { status: 403 } };
  const missing = { error: { status: 404 } };
  const person = { data: { data: { name: 'Barbara Wyss' } } };
  expect(await read('person1', forbidden)).toEqual({ data: {} });
  expect(await read('person1', missing)).toBe(missing);
  expect(await read('person1', person)).toBe(person);
  expect(await read('page1', forbidden)).toBe(forbidden);
  vi.unstubAllGlobals();
});
