import { expect, it, vi } from 'vitest';
import { keepRejectedInput } from './rejectedSaves.ts';

it('caches a save with its new revision, as the form can be saved again before the entry is loaded', async () => {
  const cache = vi.fn<(save: object, lifecycle: object) => Promise<void>>(async () => undefined);
  const endpoint = { query: () => ({}), invalidatesTags: () => [], onQueryStarted: cache };
  keepRejectedInput({ enhanceEndpoints: ({ endpoints }) => endpoints.updateDocument?.(endpoint) });
  const lifecycle = { queryFulfilled: Promise.resolve({ data: { data: { revision: 'new' } } }) };
  await endpoint.onQueryStarted({ documentId: 'a', data: { title: 'Neu', revision: 'old' } }, lifecycle);
  expect(cache).toHaveBeenCalledWith({ documentId: 'a', data: { title: 'Neu', revision: 'new' } }, lifecycle);
});
