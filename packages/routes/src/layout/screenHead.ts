import type { Metadata } from '@group/content-client/configuration/configuration.schema';
import { type MessageTable, messagesFor } from '@group/ui/messages/defineMessages';
import type { MetaDescriptor } from 'react-router';
import { paths } from '../site/paths.ts';
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

/**
 * The head of a screen that search engines must not list.
 * @param titleIn the title in a language of the site
 */
export function unlistedHead(
  { matches, location }: HeadArgs,
  titleIn: (language: string) => string,
  rest?: Pick<PageHead, 'ownTitle'>,
): MetaDescriptor[] {
  const site = siteOf(matches);
  const title = titleIn(site?.language ?? '');
  return pageHead({ site, title, pathname: location.pathname, indexed: false, ...rest });
}

/** The head of a page that only its link opens. Without the token, which no address in the head needs. */
export const privatePageHead = (
  { matches }: HeadArgs,
  titleIn: (language: string) => string,
  rest?: Pick<PageHead, 'ownTitle'>,
): MetaDescriptor[] => unlistedHead({ matches, location: { pathname: paths.privatePages.href() } }, titleIn, rest);
