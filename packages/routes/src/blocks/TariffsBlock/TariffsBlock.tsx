import { TariffSection } from '../../domain/houses/TariffSection.tsx';
import type { LoadedBlockOf } from '../block/block.ts';

/** What a stay costs in the houses of the organisation. */
export function TariffsBlock({ block: { title, note, houses } }: { block: LoadedBlockOf<'tariffs'> }) {
  return <TariffSection title={title} note={note} houses={houses} />;
}
