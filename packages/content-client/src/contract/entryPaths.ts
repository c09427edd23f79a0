import * as paths from './paths.ts';
import type { Path } from './paths.ts';

/** The fields of an entry on which its address depends. */
export type AddressedEntry = { id: string } & {
  readonly [Field in 'slug' | 'path' | 'kind' | 'audience']?: string | null | undefined;
};

/** Screens that a website may lack. */
type Features = Readonly<Record<'events' | 'media' | 'apprenticeships', boolean>>;

export interface EntryPaths {
  /** Paths of a single entry; types without them appear on pages of others. */
  patterns?: readonly Path[];
  /** The parameter of the patterns that identifies the entry. */
  key?: 'id' | 'slug';
  /** Websites without this feature have none of the patterns. */
  feature?: keyof Features;
  /** Where a website shows an entry, without language prefix; a page nearby if it has no such screen. */
  href: (entry: AddressedEntry, features: Features) => string;
}

/** Where the websites show the entries of a type. Types that are missing here have no preview. */
export const entryPaths = {
  page: { href: ({ path }) => path ?? paths.home.href() },
  job: {
    patterns: [paths.vacancy, paths.apprenticeship],
    key: 'id',
    href: ({ id, kind }, { apprenticeships }) =>
      (apprenticeships && kind === 'apprenticeship' ? paths.apprenticeship : paths.vacancy).href({ id }),
  },
  event: {
    patterns: [paths.event, paths.eventCalendar],
    key: 'id',
    feature: 'events',
    href: ({ id, slug, audience }, { events }) =>
      events && audience === 'public' ? paths.event.href({ id, slug: slug ?? '' }) : paths.livingEvents.href(),
  },
  article: {
    patterns: [paths.article],
    key: 'id',
    feature: 'media',
    href: ({ id, slug }, { media }) => (media ? paths.article.href({ id, slug: slug ?? '' }) : paths.home.href()),
  },
  house: { patterns: [paths.house], key: 'slug', href: ({ slug }) => paths.house.href({ slug: slug ?? '' }) },
  'training-position': { href: () => paths.training.href() },
  person: { href: () => paths.about.href() },
  imprint: { href: () => paths.imprint.href() },
} as const satisfies Readonly<Record<string, EntryPaths>>;

type Types = typeof entryPaths;

/** Types whose entries have paths of their own. */
export type TypeWithPaths = { [Type in keyof Types]: Types[Type] extends { key: string } ? Type : never }[keyof Types];

const allTypes: Readonly<Record<string, EntryPaths>> = entryPaths;

/** Where entries of a type are shown; `undefined` if nowhere. */
export const pathsOfType = (type: string): EntryPaths | undefined =>
  Object.hasOwn(allTypes, type) ? allTypes[type] : undefined;

export const typesWithPaths = Object.keys(allTypes).filter(
  (type): type is TypeWithPaths => allTypes[type]?.key !== undefined,
);

const expressionOf = ({ pattern }: Path): RegExp =>
  new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll(/\/:(\w+)(\??)/g, '(?:/(?<$1>[^/]+))$2')}$`, 'i');

const expressions = typesWithPaths.flatMap((type) =>
  entryPaths[type].patterns.map((path) => ({ type, key: entryPaths[type].key, expression: expressionOf(path) })),
);

/** The entry at a path without language prefix: its type, and its id or slug. */
export function entryAt(path: string): { type: TypeWithPaths; key: string } | undefined {
  for (const { type, key, expression } of expressions) {
    const value = expression.exec(path)?.groups?.[key];
    if (value) return { type, key: value };
  }
  return undefined;
}
