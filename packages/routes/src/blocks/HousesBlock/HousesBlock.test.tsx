import { wireHousesFixture } from '@group/content-client/house/house.fixture';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { HousesBlock } from './HousesBlock.tsx';
import { loadBlocks } from '../Blocks/loadBlocks.server.ts';

describe('HousesBlock', () => {
  it('shows the houses of all organisations on the holding’s site', async () => {
    const site = requestedSiteFixture('digallo', { answers: { houses: wireHousesFixture } });
    const [block] = await loadBlocks(site, [{ type: 'houses' }]);
    if (block?.type !== 'houses') throw new Error('expected the block');
    renderInSite(<HousesBlock block={block} />);
    expect(screen.queryByRole('heading', { level: 2, name: 'Unsere Häuser' })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Gartenhaus' }).getAttribute('href')).toBe(
      'https://www.tabor.example/unsere-haeuser/gartenhaus',
    );
  });

  it('renders nothing without houses', () => {
    const { container } = renderInSite(<HousesBlock block={{ type: 'houses', houses: [] }} />);
    expect(container.querySelector('section')).toBeNull();
  });
});
