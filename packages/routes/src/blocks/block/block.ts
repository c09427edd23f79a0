import type { Article } from '@group/content-client/article/article.schema';
import type { CalendarEvent } from '@group/content-client/event/event.schema';
import type { Download } from '@group/content-client/download/download.schema';
import type { JobKind } from '@group/content-client/contract/content/enumerations';
import type { Block } from '@group/content-client/page/page.schema';
import type { Person } from '@group/content-client/person/person.schema';
import type { HouseChoices } from '../../domain/houses/houseFilter.ts';
import type { HousePlaces } from '../../domain/houses/freePlaces.ts';
import type { HouseTeaser } from '../../domain/houses/houseTeaser.ts';
import type { HouseTariff } from '../../domain/houses/TariffSection.tsx';
import type { JobTeaser } from '../../domain/jobs/jobTeaser.ts';
import type { ThemeImage } from '../../site/site.ts';
import type { Translated } from '../../site/translation.server.ts';

export interface CompanyLogo {
  name: string;
  href: string;
  logo: ThemeImage;
}

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

/** Blocks that show entries of other content types, with those entries. */
interface Loaded {
  news: BlockOf<'news'> & { articles: Translated<Article>[] };
  'vacancy-teaser': BlockOf<'vacancy-teaser'> & { jobs: JobTeaser[]; totals: Readonly<Record<JobKind, number>> };
  events: BlockOf<'events'> & { events: Translated<CalendarEvent>[] };
  houses: BlockOf<'houses'> & { houses: HouseTeaser[] };
  tariffs: BlockOf<'tariffs'> & { houses: HouseTariff[] };
  'free-places': BlockOf<'free-places'> & { houses: HousePlaces[] };
  'house-finder': BlockOf<'house-finder'> & { choices: HouseChoices };
  /** With the next public holidays, `YYYY-MM-DD`. */
  'opening-hours': BlockOf<'opening-hours'> & { holidays: string[] };
  people: Omit<BlockOf<'people'>, 'people'> & { people: (Person & { untranslated?: true })[] };
  downloads: Omit<BlockOf<'downloads'>, 'downloads'> & { downloads: (Download & { untranslated?: true })[] };
  'company-logos': Omit<BlockOf<'company-logos'>, 'companies'> & { logos: CompanyLogo[] };
}

/** A block with everything that its component renders. */
export type LoadedBlock = Exclude<Block, { type: keyof Loaded }> | Loaded[keyof Loaded];

export type LoadedBlockOf<Type extends Block['type']> = Extract<LoadedBlock, { type: Type }>;
