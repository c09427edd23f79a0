// Apart from the other paths, so that bundles for the browser have it only where they need it.
import { paths } from './paths.ts';

/** Names of the parameters of a pattern; one that may be missing ends with a question mark. */
type ParametersOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type Named<Name extends string> = Name extends `${infer Required}?` ? Required : Name;

/** A path with parameters: its pattern in the route table, and the path of one entry. */
interface EntryPath<Pattern extends string> {
  pattern: Pattern;
  href: (entry: Readonly<Record<Named<ParametersOf<Pattern>>, string>>) => string;
}

/* @__NO_SIDE_EFFECTS__ */
function entryPath<const Pattern extends string>(pattern: Pattern): EntryPath<Pattern> {
  const href = (entry: Readonly<Record<string, string>>): string =>
    pattern.replaceAll(/\/:(\w+)\??/g, (_, name: string) => (entry[name] ? `/${entry[name]}` : ''));
  return { pattern, href };
}

/** The path of each kind of entry. The slug only serves readers, and may be missing, or empty as in a draft. */
export const entryPaths = {
  article: entryPath(`${paths.media}/:id/:slug?`),
  event: entryPath(`${paths.events}/:id/:slug?`),
  house: entryPath(`${paths.houses}/:house`),
  vacancy: entryPath(`${paths.vacancies}/:id`),
  apprenticeship: entryPath(`${paths.apprenticeships}/:id`),
  internalDocument: entryPath(`${paths.internal}/dokumente/:id`),
} as const;

/** First segment of {@link previewPath} and {@link previewEndPath}. */
export const previewSegment = 'vorschau';

/** Starts the preview of a draft; outside of the language prefixes. */
export const previewPath = entryPath(`/${previewSegment}/:token`);

/** Ends the preview. */
export const previewEndPath = `/${previewSegment}/ende`;
