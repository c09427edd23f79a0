import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Section } from '@group/ui/Section';
import { Container } from '@group/ui/Container';
import type { ComponentType, ReactNode } from 'react';
import { PhoneButton } from '../../layout/PhoneButton.tsx';
import { FactsBlock } from '../FactsBlock/FactsBlock.tsx';
import { FreePlacesBlock } from '../FreePlacesBlock/FreePlacesBlock.tsx';
import { HouseFinderBlock } from '../HouseFinderBlock/HouseFinderBlock.tsx';
import { OpeningHoursBlock } from '../OpeningHoursBlock/OpeningHoursBlock.tsx';
import { PricesBlock } from '../PricesBlock/PricesBlock.tsx';
import type { LoadedBlock, LoadedBlockOf } from '../block/block.ts';
import * as styles from './Blocks.css.ts';
import { AdvantagesBlock } from '../AdvantagesBlock/AdvantagesBlock.tsx';
import { CallToActionBlock } from '../CallToActionBlock/CallToActionBlock.tsx';
import { CompanyLogosBlock } from '../CompanyLogosBlock/CompanyLogosBlock.tsx';
import { Doors, DoorsBlock } from '../DoorsBlock/DoorsBlock.tsx';
import { DownloadsBlock } from '../DownloadsBlock/DownloadsBlock.tsx';
import { EventsBlock } from '../EventsBlock/EventsBlock.tsx';
import { GalleryBlock } from '../GalleryBlock/GalleryBlock.tsx';
import { HeroBlock } from '../HeroBlock/HeroBlock.tsx';
import { HousesBlock } from '../HousesBlock/HousesBlock.tsx';
import { JourneyBlock } from '../JourneyBlock/JourneyBlock.tsx';
import { NewsBlock } from '../NewsBlock/NewsBlock.tsx';
import { PeopleBlock } from '../PeopleBlock/PeopleBlock.tsx';
import { QuestionsBlock } from '../QuestionsBlock/QuestionsBlock.tsx';
import { QuoteBlock } from '../QuoteBlock/QuoteBlock.tsx';
import { TariffsBlock } from '../TariffsBlock/TariffsBlock.tsx';
import { TextBlock } from '../TextBlock/TextBlock.tsx';
import { TextWithPictureBlock } from '../TextWithPictureBlock/TextWithPictureBlock.tsx';
import { VacancyTeaserBlock } from '../VacancyTeaserBlock/VacancyTeaserBlock.tsx';

type BlockComponents = { [Type in LoadedBlock['type']]: ComponentType<{ block: LoadedBlockOf<Type> }> };

/** The component of each block type. Complete by type: a new block type does not compile without one. */
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
  events: EventsBlock,
  houses: HousesBlock,
  people: PeopleBlock,
  quote: QuoteBlock,
  questions: QuestionsBlock,
  downloads: DownloadsBlock,
  'call-to-action': CallToActionBlock,
  advantages: AdvantagesBlock,
  facts: FactsBlock,
  prices: PricesBlock,
  tariffs: TariffsBlock,
  'opening-hours': OpeningHoursBlock,
  'house-finder': HouseFinderBlock,
  'free-places': FreePlacesBlock,
};

function BlockView<Type extends LoadedBlock['type']>({ block }: { block: LoadedBlockOf<Type> & { type: Type } }) {
  const Component: ComponentType<{ block: LoadedBlockOf<Type> }> = components[block.type];
  return <Component block={block} />;
}

/** The next steps of a page without links of its own in the first screen: its first call to action, and the phone. */
function DefaultActions({ blocks }: Pick<BlocksProps, 'blocks'>) {
  const call = blocks.find((block) => block.type === 'call-to-action');
  return (
    <>
      {call && <Button href={call.link}>{call.label}</Button>}
      <PhoneButton />
    </>
  );
}

interface BlocksProps {
  /** The page's title; missing where its heading is rendered elsewhere. */
  title?: string;
  /** What the opening is about, by default the title. */
  subject?: string;
  blocks: readonly LoadedBlock[];
  /** The page's breadcrumbs; none on the homepage. */
  breadcrumbs?: ReactNode;
  /** Links to the next steps in the opening. */
  actions?: ReactNode;
}

/** The blocks of a page. A page that does not open with a hero gets its title as heading. */
export function Blocks({ title, subject = title, blocks, breadcrumbs, actions }: BlocksProps) {
  const [first, second] = blocks;
  const hero = first?.type === 'hero' ? first : undefined;
  const doors = hero && second?.type === 'doors' ? second : undefined;
  const opened = doors ? 2 : Number(hero !== undefined);
  return (
    <>
      {hero && breadcrumbs && (
        <Container>
          <div className={styles.breadcrumbs}>{breadcrumbs}</div>
        </Container>
      )}
      {!hero && title !== undefined && (
        <Section>
          {breadcrumbs}
          <Heading level={1}>{title}</Heading>
        </Section>
      )}
      {hero && (
        <HeroBlock
          block={hero}
          subject={subject}
          actions={actions ?? (doors ? undefined : <DefaultActions blocks={blocks} />)}
          doors={doors && <Doors block={doors} />}
        />
      )}
      {blocks.slice(opened).map((block, position) => (
        <BlockView key={position} block={block} />
      ))}
    </>
  );
}
