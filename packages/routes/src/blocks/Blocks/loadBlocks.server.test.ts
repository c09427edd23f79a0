import { downloadsFixture, wireDownloadsFixture } from '@group/content-client/download/download.fixture';
import { peopleFixture, wirePeopleFixture } from '@group/content-client/person/person.fixture';
import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { loadBlocks } from './loadBlocks.server.ts';

const answers = { people: wirePeopleFixture, downloads: wireDownloadsFixture };

describe('loadBlocks', () => {
  it('shows all people and documents where the editors name none', async () => {
    const loaded = await loadBlocks(requestedSiteFixture('tabor', { answers }), [
      { type: 'people', people: [] },
      { type: 'downloads', downloads: [] },
    ]);
    expect(loaded).toEqual([
      { type: 'people', people: peopleFixture },
      { type: 'downloads', downloads: downloadsFixture },
    ]);
  });

  it('shows those that the editors name, and asks for no others', async () => {
    const named = [
      { type: 'people' as const, people: peopleFixture.slice(0, 1) },
      { type: 'downloads' as const, downloads: downloadsFixture.slice(1) },
    ];
    expect(await loadBlocks(requestedSiteFixture('tabor'), named)).toEqual(named);
  });

  it('leaves out what cannot be had, and keeps the rest', async () => {
    const quote = { type: 'quote' as const, text: 'Schön hier.' };
    expect(await loadBlocks(requestedSiteFixture('tabor'), [{ type: 'people', people: [] }, quote])).toEqual([quote]);
  });
});
