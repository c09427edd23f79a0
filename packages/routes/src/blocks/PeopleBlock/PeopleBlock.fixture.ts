import { peopleFixture } from '@group/content-client/person/person.fixture';
import type { LoadedBlockOf } from '../block/block.ts';

export const peopleBlockFixture: LoadedBlockOf<'people'> = { type: 'people', people: peopleFixture };
