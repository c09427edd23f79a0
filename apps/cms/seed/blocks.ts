/** A text as lines: `## ` starts a heading, `- ` an entry of a list, everything else is a paragraph. */
export type Lines = readonly string[];

/** A block of a page as the examples write it; pictures, people and documents by their name or id in the example. */
export type ExampleBlock =
  | { type: 'hero'; title: string; text: string; picture?: string }
  | { type: 'doors'; doors: readonly (readonly [title: string, text: string, link: string])[] }
  | { type: 'text'; title: string; body: Lines }
  | { type: 'text-with-picture'; picture: string; side: 'left' | 'right'; title: string; body: Lines }
  | { type: 'news'; title: string; count: number }
  | { type: 'vacancy-teaser'; title: string; count: number }
  | { type: 'gallery'; title: string; pictures: readonly string[] }
  | { type: 'company-logos'; title: string; companies: readonly string[] }
  | { type: 'journey'; title: string; publicTransport: Lines; byCar: Lines }
  | { type: 'people'; title: string; people: readonly string[] }
  | { type: 'quote'; text: string; author: string; role: string; picture?: string }
  | { type: 'questions'; title: string; questions: readonly (readonly [question: string, ...answer: string[]])[] }
  | { type: 'downloads'; title: string; downloads: readonly string[] }
  | { type: 'call-to-action'; title: string; text: string; label: string; link: string }
  | { type: 'advantages'; title: string; advantages: readonly (readonly [title: string, text: string])[] }
  | { type: 'events'; title: string; count: number }
  | { type: 'houses'; title: string };

type Of<Type extends ExampleBlock['type']> = Extract<ExampleBlock, { type: Type }>;

/** The beginning of a page. */
export const hero = (title: string, text: string, picture?: string): ExampleBlock => ({
  type: 'hero',
  title,
  text,
  ...(picture && { picture }),
});

export const doors = (...entries: Of<'doors'>['doors']): ExampleBlock => ({ type: 'doors', doors: entries });

/** Sections that belong together are one text without title, with a heading (`## `) each. */
export const text = (title: string, ...body: string[]): ExampleBlock => ({ type: 'text', title, body });

/** A text with a picture on its right. */
export const pictureRight = (picture: string, title: string, ...body: string[]): ExampleBlock => ({
  type: 'text-with-picture',
  side: 'right',
  picture,
  title,
  body,
});

/** A text with a picture on its left. */
export const pictureLeft = (picture: string, title: string, ...body: string[]): ExampleBlock => ({
  type: 'text-with-picture',
  side: 'left',
  picture,
  title,
  body,
});

export const news = (title: string, count = 3): ExampleBlock => ({ type: 'news', title, count });

export const vacancyTeaser = (title: string, count = 3): ExampleBlock => ({ type: 'vacancy-teaser', title, count });

/** Without names, all pictures of the tenant. */
export const gallery = (title: string, ...pictures: string[]): ExampleBlock => ({ type: 'gallery', title, pictures });

/** Without keys, the logos of all companies. */
export const companyLogos = (title: string, ...companies: string[]): ExampleBlock => ({
  type: 'company-logos',
  title,
  companies,
});

export const journey = (title: string, publicTransport: Lines, byCar: Lines): ExampleBlock => ({
  type: 'journey',
  title,
  publicTransport,
  byCar,
});

/** Without ids, everybody of the tenant. */
export const people = (title: string, ...ids: string[]): ExampleBlock => ({ type: 'people', title, people: ids });

export const quote = (words: string, author: string, role: string, picture?: string): ExampleBlock => ({
  type: 'quote',
  text: words,
  author,
  role,
  ...(picture && { picture }),
});

export const questions = (title: string, ...entries: Of<'questions'>['questions']): ExampleBlock => ({
  type: 'questions',
  title,
  questions: entries,
});

/** Without ids, all documents of the tenant. */
export const downloads = (title: string, ...ids: string[]): ExampleBlock => ({
  type: 'downloads',
  title,
  downloads: ids,
});

/** A sentence with a button that leads on. */
export const callToAction = (title: string, words: string, label: string, link: string): ExampleBlock => ({
  type: 'call-to-action',
  title,
  text: words,
  label,
  link,
});

export const advantages = (title: string, ...entries: Of<'advantages'>['advantages']): ExampleBlock => ({
  type: 'advantages',
  title,
  advantages: entries,
});

export const events = (title: string, count = 3): ExampleBlock => ({ type: 'events', title, count });

export const houses = (title: string): ExampleBlock => ({ type: 'houses', title });
