import { articleQuery, articlesPageQuery, newestArticlesQuery } from '@group/content-client/article/article.queries';
import { companiesQuery } from '@group/content-client/company/company.queries';
import { configurationQuery } from '@group/content-client/configuration/configuration.queries';
import { downloadsQuery } from '@group/content-client/download/download.queries';
import { eventQuery, eventsQuery } from '@group/content-client/event/event.queries';
import type { Gateway } from '@group/content-client/gateway/gateway';
import type { ContentQuery, RequestScope } from '@group/content-client/gateway/query';
import { housesQuery } from '@group/content-client/house/house.queries';
import { imprintQuery } from '@group/content-client/imprint/imprint.queries';
import { jobQuery, jobsPageQuery, jobsWithIdsQuery } from '@group/content-client/job/job.queries';
import { pagePathsQuery, pageQuery } from '@group/content-client/page/page.queries';
import { peopleQuery } from '@group/content-client/person/person.queries';
import { redirectsQuery } from '@group/content-client/redirect/redirect.queries';
import { trainingPositionsQuery } from '@group/content-client/trainingPosition/trainingPosition.queries';
import { tenantByKey } from '@group/themes/registry';

/**
 * Runs every content query of the sites for a tenant and locale, and counts the results.
 * Throws `ContentUnavailable` for an invalid or missing response.
 */
export async function readEverything(gateway: Gateway, scope: RequestScope) {
  const read = <T>(query: ContentQuery<T>) => gateway.read(scope, query);
  const foundOf = async (queries: ContentQuery<unknown>[]) => {
    const found = await Promise.all(queries.map(read));
    return found.filter((entry) => entry !== null).length;
  };

  await read(configurationQuery);
  const { wholeGroup } = tenantByKey(scope.tenant).features;
  const reach = wholeGroup ? 'group' : 'tenant';
  const paths = await read(pagePathsQuery);
  const { jobs } = await read(jobsPageQuery({ scope: reach, page: 1, pageSize: 100 }));
  const jobIds = jobs.map(({ id }) => id);
  const { articles } = await read(articlesPageQuery(1));
  const events = await read(eventsQuery);
  const imprint = await read(imprintQuery);
  return {
    pages: await foundOf(paths.map(pageQuery)),
    companies: (await read(companiesQuery)).length,
    jobs: jobs.length,
    jobsFound: await foundOf(jobIds.map((id) => jobQuery(reach, id))),
    jobsTogether: jobIds.length > 0 ? (await read(jobsWithIdsQuery(reach, jobIds))).length : 0,
    articles: articles.length,
    articlesFound: await foundOf(articles.map(({ id }) => articleQuery(id))),
    newestArticles: (await read(newestArticlesQuery(3))).length,
    events: events.length,
    eventsFound: await foundOf(events.map(({ id }) => eventQuery(id))),
    houses: (await read(housesQuery(reach))).length,
    trainingPositions: (await read(trainingPositionsQuery(reach))).length,
    people: (await read(peopleQuery)).length,
    downloads: (await read(downloadsQuery)).length,
    redirects: (await read(redirectsQuery)).length,
    imprints: imprint === null ? 0 : 1,
  };
}
