import { paths } from '../site/paths.ts';
import { siteOf } from '../site/siteOf.ts';
import { pageHead } from './pageHead.ts';

/**
 * The head of a page that only its link opens. Without the token, which no address in the head needs.
 * @param titleIn the title in a language of the site
 */
export function privatePageHead(matches: Parameters<typeof siteOf>[0], titleIn: (language: string) => string) {
  const site = siteOf(matches);
  const title = titleIn(site?.language ?? '');
  return pageHead({ site, title, pathname: paths.privatePages.href(), indexed: false });
}
