import type { Metadata } from '@group/content-client/configuration/configuration.schema';
import { type MessageTable, messagesFor } from '@group/ui/messages/defineMessages';
import type { Language } from '@group/ui/messages/language';
import type { MetaDescriptor } from 'react-router';
import { paths } from '../site/paths.ts';
import type { Site } from '../site/site.ts';
import { siteOf } from '../site/siteOf.ts';
import { nameInNavigation, type Step } from './PageBreadcrumbs.tsx';
import { type PageHead, pageHead } from './pageHead.ts';

/** What React Router passes to `meta`, as far as these heads need it. */
interface HeadArgs {
  matches: Parameters<typeof siteOf>[0];
  location: { pathname: string };
}

interface ScreenHeadArgs extends HeadArgs {
  /** With the page that editors have composed for the screen. */
  loaderData?: { page?: { title: string; metadata?: Metadata | undefined } | null } | undefined;
}

/**
 * The head of a screen that has a title and a lead of its own.
 * @param steps breadcrumbs, from below the homepage to the screen
 */
export function screenHead(
  { matches, location, loaderData }: ScreenHeadArgs,
  words: MessageTable<{ title: string; lead: string }>,
  steps: (title: string, language: string) => readonly Step[],
  rest?: Pick<PageHead, 'metadata' | 'ownTitle'>,
): MetaDescriptor[] {
  const site = siteOf(matches);
  const language = site?.language ?? '';
  const { title, lead } = messagesFor(words, language);
  const composed = loaderData?.page?.title;
  const way = steps(composed ?? title, language);
  const current = way.at(-1);
  return pageHead({
    site,
    title: composed ?? (current ? nameInNavigation(site, current) : title),
    metadata: loaderData?.page?.metadata,
    description: lead,
    pathname: location.pathname,
    steps: way,
    ...rest,
  });
}

/** Messages of which one is the title of a screen. */
type Titles<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

interface EntryHead {
  title: string;
  description: string | undefined;
  path: string;
  /** As schema.org data. */
  data: Readonly<Record<string, unknown>>;
}

/**
 * The head of an entry's page; without the entry, of its error.
 * @param list of all entries, which is above it
 */
export function entryHead<Entry>(
  { matches, location: { pathname } }: HeadArgs,
  entry: Entry | undefined,
  list: { messages: Titles<'title'>; path: string },
  headOf: (site: Site, entry: Entry) => EntryHead,
): MetaDescriptor[] {
  const site = siteOf(matches);
  if (!site || !entry) return pageHead({ site, pathname, indexed: false });
  const { title, description, path, data } = headOf(site, entry);
  const steps = [
    { name: list.messages[site.language].title, path: list.path },
    { name: title, path },
  ];
  return pageHead({ site, title, metadata: { description }, pathname, steps, structuredData: [data] });
}

/**
 * The head of a screen that search engines must not list.
 * @param key of the title among the messages
 */
export function unlistedHead<Key extends string>(
  { matches, location }: HeadArgs,
  messages: Titles<NoInfer<Key>>,
  key: Key,
  rest?: Pick<PageHead, 'ownTitle' | 'canonical'>,
): MetaDescriptor[] {
  const site = siteOf(matches);
  const title = site && messages[site.language][key];
  return pageHead({ site, title, pathname: location.pathname, indexed: false, ...rest });
}

/** The head of a page that only its link opens. Without the token, which no address in the head needs. */
export const privatePageHead = <Key extends string>(
  { matches }: HeadArgs,
  messages: Titles<NoInfer<Key>>,
  key: Key,
): MetaDescriptor[] =>
  unlistedHead({ matches, location: { pathname: paths.privatePages.href() } }, messages, key, {
    ownTitle: true,
    canonical: null,
  });
