import { articlesPageQuery } from '@group/content-client/article/article.queries';
import { textsOf, textsOfBlocks } from '@group/content-client/attributes/textsOf';
import { article } from '@group/content-client/contract/content/article';
import type { Fields } from '@group/content-client/contract/content/description';
import { event } from '@group/content-client/contract/content/event';
import { house } from '@group/content-client/contract/content/house';
import { job } from '@group/content-client/contract/content/job';
import { trainingPosition } from '@group/content-client/contract/content/trainingPosition';
import { entryPaths } from '@group/content-client/contract/entryPaths';
import type { House } from '@group/content-client/house/house.schema';
import type { RequestScope } from '@group/content-client/gateway/query';
import { pagesQuery } from '@group/content-client/page/page.queries';
import type { Page } from '@group/content-client/page/page.schema';
import { trainingPositionsQuery } from '@group/content-client/trainingPosition/trainingPosition.queries';
import { swissDay } from '@group/content-client/contract/swissTime';
import { tenantByKey, tenants } from '@group/themes/registry';
import { messagesFor } from '@group/ui/messages/defineMessages';
import { loadBlocks } from '../../blocks/Blocks/loadBlocks.server.ts';
import { readPublicEvents } from '../../domain/events/readEvents.server.ts';
import { freePlaces } from '../../domain/houses/freePlaces.ts';
import { houseTariffs } from '../../domain/houses/houseTariffs.ts';
import { readAvailabilities } from '../../domain/houses/readAvailabilities.server.ts';
import { readHouses } from '../../domain/houses/readHouses.server.ts';
import { offeredOccasions } from '../../domain/visits/offeredOccasions.ts';
import type { OpenVisit } from '../../domain/visits/openVisits.ts';
import { readOpenVisits } from '../../domain/visits/readOpenVisits.server.ts';
import { visitTitleMessages } from '../../domain/visits/visits.messages.ts';
import { readJobsPage } from '../../domain/jobs/readJobs.server.ts';
import { allPages } from '../../site/allPages.ts';
import { paths } from '../../site/paths.ts';
import type { ScreenListing } from '../../site/screenHandle.ts';
import type { RequestedSite } from '../../site/siteContext.ts';
import { orElse } from '../../site/readContent.server.ts';
import { isCompleteLocale, readComplete, readTranslatedList, type Translated } from '../../site/translation.server.ts';
import type { SearchEntry } from './searchIndex.server.ts';
import { blockTexts, placesTexts, renderedBlocks, type SectionTexts, tariffTexts, visitTexts } from './sectionTexts.ts';

/** Size of the parts in which the jobs are read. */
const jobsPageSize = 500;

/** An entry of the content with all of its texts; the title counts apart. */
function entryOf(
  kind: SearchEntry['kind'],
  href: string,
  title: string,
  fields: Fields,
  values: Readonly<Record<string, unknown>> & { untranslated?: true },
): SearchEntry {
  const { untranslated } = values;
  return { kind, href, title, untranslated, texts: textsOf(fields, values).filter((text) => text !== title) };
}

/** The name of the organisation that an entry belongs to, if it is not the site's own. */
const ownerOf = (site: RequestedSite, { company }: Pick<House, 'company'>): string | undefined =>
  company.key === site.tenant.key ? undefined : tenantByKey(company.key).name;

/** Adds the words of sections to those of an entry. */
function withSections(entry: SearchEntry, sections: readonly SectionTexts[]): SearchEntry {
  const topics = [...new Set(sections.flatMap((section) => section.topics ?? []))];
  const texts = new Set([...entry.texts, ...sections.flatMap((section) => section.texts)]);
  return { ...entry, topics, texts: [...texts] };
}

/** A composed page, with what its blocks render. */
async function pageEntry(
  site: RequestedSite,
  { path, title, untranslated, blocks }: Translated<Page>,
): Promise<SearchEntry> {
  const loaded = await loadBlocks(
    site,
    blocks.filter(({ type }) => renderedBlocks.has(type)),
  );
  return withSections(
    { kind: 'page', href: path, title, untranslated, texts: textsOfBlocks(blocks) },
    loaded.map((block) => blockTexts(site.language, block)),
  );
}

/** Houses, with what their pages say about prices, free places and dates on which one can come. */
async function readHouseEntries(site: RequestedSite, visits: readonly OpenVisit[]): Promise<SearchEntry[]> {
  const [houses, availabilities] = await Promise.all([readHouses(site), readAvailabilities(site)]);
  const now = new Date();
  return houses.map((each) =>
    withSections(
      {
        ...entryOf('house', paths.house.href(each), each.name, house.fields, each),
        owner: ownerOf(site, each),
        at: each.company.key,
      },
      [
        tariffTexts(site.language, houseTariffs([each], swissDay(now))),
        placesTexts(site.language, freePlaces([each], availabilities, now)),
        visitTexts(
          site.language,
          visits.filter((visit) => visit.house === each.slug),
        ),
      ],
    ),
  );
}

/** Composed pages, in the page's locale where they are translated. */
async function readPages(site: RequestedSite, { isUnlisted }: ScreenListing): Promise<SearchEntry[]> {
  const isComplete = isCompleteLocale(site);
  const [complete, translated] = await Promise.all([
    readComplete(site, pagesQuery),
    isComplete ? [] : orElse(site.read(pagesQuery), []),
  ]);
  const german = isComplete ? complete : complete.map((page) => ({ ...page, untranslated: true as const }));
  const byPath = new Map([...german, ...translated].map((page) => [page.path, page]));
  const listed = [...byPath.values()].filter(({ path }) => !isUnlisted(path));
  return Promise.all(listed.map((page) => pageEntry(site, page)));
}

/** Screens that exist in any case and that editors have not composed, by their own words. */
function screensBeside(
  pages: readonly SearchEntry[],
  { language, tenant }: RequestedSite,
  screens: ScreenListing,
  visits: readonly OpenVisit[],
): SearchEntry[] {
  const composed = new Set(pages.map(({ href }) => href));
  return [...screens.words].flatMap(([href, words]) => {
    const { title, lead } = words(language);
    if (!title || composed.has(href)) return [];
    if (href !== paths.visits.href()) return [{ kind: 'page', href, title, texts: [lead] }];
    const [occasion = 'visit'] = offeredOccasions(visits, tenant.features);
    const titleOfVisits = messagesFor(visitTitleMessages, language)[occasion];
    return [{ kind: 'page', href, title: titleOfVisits, texts: [lead, ...visitTexts(language, visits).texts] }];
  });
}

/**
 * Composed pages of the other organisations, but not those that are the same everywhere. One organisation is read after
 * the other, and none where the content service is too slow: the own pages go first.
 */
async function readPagesOfOthers(site: RequestedSite, { isUnlisted }: ScreenListing): Promise<SearchEntry[]> {
  const entries: SearchEntry[] = [];
  for (const owner of tenants.filter(({ key }) => key !== site.tenant.key)) {
    const request = (scope: RequestScope) => pagesQuery.request({ ...scope, tenant: owner.key });
    const pages = await orElse(site.read({ ...pagesQuery, request }), null);
    if (!pages) break;
    for (const { path, title, blocks } of pages) {
      if (isUnlisted(path) || path === paths.privacy.href()) continue;
      const texts = textsOfBlocks(blocks);
      entries.push({ kind: 'page', href: path, title, owner: owner.name, at: owner.key, texts });
    }
  }
  return entries;
}

/**
 * What visitors of a site can find: its pages, jobs, houses, training, and events and articles where the site has
 * screens for them; on the holding's site the pages, jobs and houses of the group. Throws `ContentUnavailable`.
 * @param screens says which pages are not listed, and the words of those that are no content
 */
export async function searchEntries(site: RequestedSite, screens: ScreenListing): Promise<SearchEntry[]> {
  const { features } = site.tenant;
  const visits = await readOpenVisits(site);
  const [pages, jobs, houses, trainings, events, articles] = await Promise.all([
    readPages(site, screens),
    allPages((page) => readJobsPage(site, { page, pageSize: jobsPageSize })),
    readHouseEntries(site, visits),
    readTranslatedList(site, trainingPositionsQuery('tenant')),
    features.events ? readPublicEvents(site) : [],
    features.media ? allPages((page) => site.read(articlesPageQuery(page))) : [],
  ]);
  return [
    ...pages,
    ...screensBeside(pages, site, screens, visits),
    ...(features.wholeGroup ? await readPagesOfOthers(site, screens) : []),
    ...houses,
    ...jobs.map((each) => ({
      ...entryOf('job', entryPaths.job.href(each, features), each.title, job.fields, each),
      owner: ownerOf(site, each),
    })),
    ...trainings.map((each) =>
      entryOf('training', entryPaths['training-position'].href(), each.title, trainingPosition.fields, each),
    ),
    ...events.map((each) => entryOf('event', entryPaths.event.href(each, features), each.title, event.fields, each)),
    ...articles.map((each) =>
      entryOf('article', entryPaths.article.href(each, features), each.title, article.fields, each),
    ),
  ];
}
