import type { SceneName, SceneOptions } from '../src/drawing/scene.ts';

/** A picture that the seed draws. */
export interface ExamplePicture {
  scene: SceneName;
  /** German alternative text: what is to be seen. */
  alt: string;
  options?: SceneOptions;
}

/** A text as lines: `## ` starts a heading, `- ` an entry of a list, everything else is a paragraph. */
export type Lines = readonly string[];

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
}

export interface ExampleJob extends JobTexts {
  /** Stable name; never reuse one for something else. */
  id: string;
  kind?: 'vacancy' | 'apprenticeship' | 'teaching';
  area: 'care' | 'housekeeping' | 'hotel' | 'technical' | 'administration';
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

/** The texts of one more language; articles and jobs by their id. */
export interface Translation {
  frame: FrameTexts;
  jobFrame: JobFrame;
  articles: Readonly<Record<string, ArticleTexts>>;
  jobs: Readonly<Record<string, JobTexts>>;
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
  translations?: Readonly<Record<string, Translation>>;
}
