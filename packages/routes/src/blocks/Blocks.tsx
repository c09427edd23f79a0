import { Heading } from '@group/ui/Heading';
import { Band } from '@group/ui/Band';
import type { ComponentType } from 'react';
import type { LoadedBlock, LoadedBlockOf } from './block.ts';
import { CompanyLogosBlock } from './CompanyLogosBlock.tsx';
import { DoorsBlock } from './DoorsBlock.tsx';
import { GalleryBlock } from './GalleryBlock.tsx';
import { HeroBlock } from './HeroBlock.tsx';
import { JourneyBlock } from './JourneyBlock.tsx';
import { NewsBlock } from './NewsBlock.tsx';
import { TextBlock } from './TextBlock.tsx';
import { TextWithPictureBlock } from './TextWithPictureBlock.tsx';
import { VacancyTeaserBlock } from './VacancyTeaserBlock.tsx';

type BlockComponents = { [Type in LoadedBlock['type']]: ComponentType<{ block: LoadedBlockOf<Type> }> };

/** The component of each block type: a new type does not compile until it has one. */
const components: BlockComponents = {
  hero: HeroBlock,
  doors: DoorsBlock,
  text: TextBlock,
  'text-with-picture': TextWithPictureBlock,
  news: NewsBlock,
  journey: JourneyBlock,
  gallery: GalleryBlock,
  'company-logos': CompanyLogosBlock,
  'vacancy-teaser': VacancyTeaserBlock,
};

function BlockView<Type extends LoadedBlock['type']>({ block }: { block: LoadedBlockOf<Type> & { type: Type } }) {
  const Component: ComponentType<{ block: LoadedBlockOf<Type> }> = components[block.type];
  return <Component block={block} />;
}

/** The blocks of a page, one below the other. A page that does not open with a hero gets its title as heading. */
export function Blocks({ title, blocks }: { title: string; blocks: readonly LoadedBlock[] }) {
  return (
    <>
      {blocks[0]?.type !== 'hero' && (
        <Band>
          <Heading level={1}>{title}</Heading>
        </Band>
      )}
      {blocks.map((block, position) => (
        <BlockView key={position} block={block} />
      ))}
    </>
  );
}
