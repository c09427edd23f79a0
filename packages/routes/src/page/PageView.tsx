import type { LoadedBlock } from '../blocks/block.ts';
import { Blocks } from '../blocks/Blocks.tsx';
import { useIsBare } from '../frame/useIsBare.ts';
import { type Step, Trail } from '../frame/Trail.tsx';
import { GermanOnly } from '../site/GermanOnly.tsx';

interface PageViewProps {
  title: string;
  blocks: readonly LoadedBlock[];
  /** The way to this page. */
  steps: readonly Step[];
  germanOnly?: boolean | undefined;
}

/** A page that editors composed. A bare one leads nowhere else. */
export function PageView({ title, blocks, steps, germanOnly }: PageViewProps) {
  const bare = useIsBare();
  return (
    <GermanOnly when={germanOnly} aroundBands>
      <Blocks title={title} blocks={blocks} trail={!bare && <Trail steps={steps} />} />
    </GermanOnly>
  );
}
