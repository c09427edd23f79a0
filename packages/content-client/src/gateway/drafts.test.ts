import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { expect, it } from 'vitest';
import { imprintQuery } from '../imprint/imprint.queries.ts';
import { ContentUnavailable } from './contentUnavailable.ts';
import { readDraft } from './drafts.ts';

it('gives up on a content service that does not answer', async () => {
  const silent = await temporaryServer(() => {});
  const access = { url: silent.url, token: '' };
  const reading = { access, previewToken: '', report: () => {}, waitMs: 50 };
  const read = readDraft(reading, { tenant: 'tabor', locale: '' }, imprintQuery);
  await expect(read).rejects.toThrow(ContentUnavailable);
});
