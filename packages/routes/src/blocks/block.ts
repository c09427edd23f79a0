import type { Job } from '@group/content-client/job/job.schema';
import type { Block } from '@group/content-client/page/page.schema';
import type { EventTeaser } from '../events/eventTeaser.ts';
import type { HouseTeaser } from '../houses/houseTeaser.ts';
import type { ArticleTeaser } from '../media/articleTeaser.ts';
import type { ThemeImage } from '../site/site.ts';

/** What lists show of an advertisement: no more of it reaches the browser. */
export interface JobTeaser extends Pick<
  Job,
  'id' | 'title' | 'kind' | 'workplace' | 'fullTime' | 'pensum' | 'startDate'
> {
  /** Name of the house. */
  company: string;
}

export interface CompanyLogo {
  name: string;
  href: string;
  logo: ThemeImage;
}

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

/** Blocks that show entries of other content types, with these entries. */
interface Loaded {
  news: BlockOf<'news'> & { articles: ArticleTeaser[] };
  'vacancy-teaser': BlockOf<'vacancy-teaser'> & { jobs: JobTeaser[] };
  events: BlockOf<'events'> & { events: EventTeaser[] };
  houses: BlockOf<'houses'> & { houses: HouseTeaser[] };
  'company-logos': Omit<BlockOf<'company-logos'>, 'companies'> & { logos: CompanyLogo[] };
}

/** A block as its component takes it. */
export type LoadedBlock = Exclude<Block, { type: keyof Loaded }> | Loaded[keyof Loaded];

export type LoadedBlockOf<Type extends Block['type']> = Extract<LoadedBlock, { type: Type }>;
