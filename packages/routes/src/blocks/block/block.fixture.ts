import { blocks } from '@group/content-client/contract/content/blocks';
import type { LoadedBlock } from './block.ts';

const fixtures = import.meta.glob<Readonly<Record<string, LoadedBlock>>>('../*Block/*Block.fixture.ts', {
  eager: true,
});

const order = Object.keys(blocks);

/** The examples in the folders of the blocks, in the order of the contract; those without pictures, which belong to a site. */
export const blocksFixture: readonly LoadedBlock[] = Object.values(fixtures)
  .flatMap((fixture) => Object.values(fixture))
  .toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type));
