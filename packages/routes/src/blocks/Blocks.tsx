import { Heading } from '@group/ui/Heading';
import { Band } from '@group/ui/Band';
import { Container } from '@group/ui/Container';
import type { ComponentType, ReactNode } from 'react';
import type { LoadedBlock, LoadedBlockOf } from './block.ts';
import * as styles from './Blocks.css.ts';
import { DoorsBlock } from './DoorsBlock.tsx';
import { HeroBlock } from './HeroBlock.tsx';
import { hydrateOnDemand } from '../hydrateOnDemand.tsx';

type BlockComponents = { [Type in LoadedBlock['type']]: ComponentType<{ block: LoadedBlockOf<Type> }> };

/**
 * The component of each block type: a new type does not compile until it has one. What stands first on a page comes
 * with it; the others are HTML with links until they are looked at.
 */
const components: BlockComponents = {
  hero: HeroBlock,
  doors: DoorsBlock,
  text: hydrateOnDemand(async () => (await import('./TextBlock.tsx')).TextBlock),
  'text-with-picture': hydrateOnDemand(async () => (await import('./TextWithPictureBlock.tsx')).TextWithPictureBlock),
  news: hydrateOnDemand(async () => (await import('./NewsBlock.tsx')).NewsBlock),
  journey: hydrateOnDemand(async () => (await import('./JourneyBlock.tsx')).JourneyBlock),
  gallery: hydrateOnDemand(async () => (await import('./GalleryBlock.tsx')).GalleryBlock),
  'company-logos': hydrateOnDemand(async () => (await import('./CompanyLogosBlock.tsx')).CompanyLogosBlock),
  'vacancy-teaser': hydrateOnDemand(async () => (await import('./VacancyTeaserBlock.tsx')).VacancyTeaserBlock),
  events: hydrateOnDemand(async () => (await import('./EventsBlock.tsx')).EventsBlock),
  houses: hydrateOnDemand(async () => (await import('./HousesBlock.tsx')).HousesBlock),
  people: hydrateOnDemand(async () => (await import('./PeopleBlock.tsx')).PeopleBlock),
  quote: hydrateOnDemand(async () => (await import('./QuoteBlock.tsx')).QuoteBlock),
  questions: hydrateOnDemand(async () => (await import('./QuestionsBlock.tsx')).QuestionsBlock),
  downloads: hydrateOnDemand(async () => (await import('./DownloadsBlock.tsx')).DownloadsBlock),
  'call-to-action': hydrateOnDemand(async () => (await import('./CallToActionBlock.tsx')).CallToActionBlock),
  advantages: hydrateOnDemand(async () => (await import('./AdvantagesBlock.tsx')).AdvantagesBlock),
};

function BlockView<Type extends LoadedBlock['type']>({ block }: { block: LoadedBlockOf<Type> & { type: Type } }) {
  const Component: ComponentType<{ block: LoadedBlockOf<Type> }> = components[block.type];
  return <Component block={block} />;
}

interface BlocksProps {
  /** Of the page; none where its heading stands elsewhere. */
  title?: string;
  blocks: readonly LoadedBlock[];
  /** The page's `Trail`; none on the homepage. */
  trail?: ReactNode;
}

/** The blocks of a page, one below the other. A page that does not open with a hero gets its title as heading. */
export function Blocks({ title, blocks, trail }: BlocksProps) {
  const hero = blocks[0]?.type === 'hero';
  return (
    <>
      {hero && trail && (
        <Container>
          <div className={styles.trail}>{trail}</div>
        </Container>
      )}
      {!hero && title !== undefined && (
        <Band>
          {trail}
          <Heading level={1}>{title}</Heading>
        </Band>
      )}
      {blocks.map((block, position) => (
        <BlockView key={position} block={block} />
      ))}
    </>
  );
}
