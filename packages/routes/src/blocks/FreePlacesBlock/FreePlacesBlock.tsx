import { FreePlacesSection } from '../../domain/houses/FreePlacesSection.tsx';
import type { LoadedBlockOf } from '../block/block.ts';

/** What is free in the houses of the organisation. */
export function FreePlacesBlock({ block: { title, houses } }: { block: LoadedBlockOf<'free-places'> }) {
  return <FreePlacesSection title={title} houses={houses} />;
}
