import type { JobArea, JobKind } from '@group/content-client/contract/content/enumerations';
import type { SceneName, SceneOptions } from '../src/illustrations/scene.ts';
import type { Lines } from './blocks.ts';
import type {
  DownloadTexts,
  EventTexts,
  ExampleDownload,
  ExampleEvent,
  ExampleHouse,
  ExampleImprint,
  ExamplePerson,
  ExampleTrainingPosition,
  HouseTexts,
  ImprintTexts,
  PageTexts,
  PersonTexts,
  TrainingPositionTexts,
} from './entries.ts';

/** A picture that the seed draws. */
export interface ExamplePicture {
  scene: SceneName;
  /** German alternative text: what is to be seen. */
  alt: string;
  options?: SceneOptions;
}

type Link = readonly [name: string, link: string];

/** The frame of the website, and what its home page says. */
export interface FrameTexts {
  openingHours: string;
  nav: readonly Link[];
  /** Columns of the footer, each under its heading. */
  footer: Readonly<Record<string, readonly Link[]>>;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
  hero: readonly [title: string, text: string];
  /** Find a place, find a job, visit us: in the words of the house. */
  doors: readonly (readonly [title: string, text: string, link: string])[];
  /** A text beside the second picture. */
  welcome: readonly [title: string, body: Lines];
  newsTitle: string;
  vacanciesTitle: string;
  galleryTitle: string;
  companiesTitle?: string;
  journey: { title: string; publicTransport: Lines; byCar: Lines };
}

export interface ArticleTexts {
  title: string;
  teaser: string;
  body: Lines;
}

export interface JobTexts {
  title: string;
  workplace: string;
  intro: string;
  tasks: readonly string[];
  profile: readonly string[];
  /** Function of the contact person. */
  contactRole: string;
}

export interface ExampleArticle extends ArticleTexts {
  /** Stable name; never reuse one for something else. */
  id: string;
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
  /** Name of a picture of this tenant. */
  picture?: string;
  /** Who published it first, and where; an invented newspaper. */
  source?: readonly [name: string, link: string];
}

export interface ExampleJob extends JobTexts {
  /** Stable name; never reuse one for something else. */
  id: string;
  kind?: JobKind;
  area: JobArea;
  /** Per cent, from and to. */
  pensum: readonly [from: number, to: number];
  /** `YYYY-MM-DD`; left out, it is by agreement. */
  startDate?: string;
  contact: string;
  filled?: boolean;
  /** `YYYY-MM-DD` */
  publishFrom: string;
  publishUntil?: string;
}

/** Headings and the offer that all advertisements of a house share. */
export interface JobFrame {
  tasks: string;
  profile: string;
  offerTitle: string;
  offer: readonly string[];
}

/** The texts of one more language, by id; pages by their path. What is left out of the optional ones stays German. */
export interface Translation {
  frame: FrameTexts;
  jobFrame: JobFrame;
  articles: Readonly<Record<string, ArticleTexts>>;
  jobs: Readonly<Record<string, JobTexts>>;
  pages?: Readonly<Record<string, PageTexts>>;
  events?: Readonly<Record<string, EventTexts>>;
  houses?: Readonly<Record<string, HouseTexts>>;
  trainingPositions?: Readonly<Record<string, TrainingPositionTexts>>;
  people?: Readonly<Record<string, PersonTexts>>;
  downloads?: Readonly<Record<string, DownloadTexts>>;
  imprint?: ImprintTexts;
}

/** Everything that the seed knows of one tenant. */
export interface Example {
  key: string;
  /** Name of the organisation, as its website says it. */
  name: string;
  city: string;
  address: readonly [street: string, place: string];
  phone: string;
  email: string;
  socials: readonly (readonly [
    type: 'facebook' | 'instagram' | 'linkedin' | 'youtube' | 'tiktok' | 'xing' | 'x',
    link: string,
  ])[];
  /** By name, in the order of the gallery. `home` is the first picture of the home page, `welcome` the second. */
  pictures: Readonly<Record<string, ExamplePicture>> & { home: ExamplePicture; welcome: ExamplePicture };
  frame: FrameTexts;
  /** Keys of the companies whose logos the home page shows; an empty list shows all, left out shows none. */
  companies?: readonly string[];
  jobFrame?: JobFrame;
  articles: readonly ExampleArticle[];
  jobs: readonly ExampleJob[];
  /** By path; the home page is made of the frame. */
  pages?: Readonly<Record<string, PageTexts>>;
  events?: readonly ExampleEvent[];
  /** In their order, the main house first. */
  houses?: readonly ExampleHouse[];
  trainingPositions?: readonly ExampleTrainingPosition[];
  people?: readonly ExamplePerson[];
  downloads?: readonly ExampleDownload[];
  /** Former paths, and where they lead now. */
  redirects?: Readonly<Record<string, string>>;
  imprint?: ExampleImprint;
  translations?: Readonly<Record<string, Translation>>;
}
