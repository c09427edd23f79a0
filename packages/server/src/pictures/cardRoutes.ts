import { articleQuery } from '@group/content-client/article/article.queries';
import { configurationQuery } from '@group/content-client/configuration/configuration.queries';
import { entryAt, entryPaths, type TypeWithPaths } from '@group/content-client/contract/entryPaths';
import { eventQuery } from '@group/content-client/event/event.queries';
import { ContentUnavailable, type Gateway } from '@group/content-client/gateway/gateway';
import { listScopeOf, type ContentQuery } from '@group/content-client/gateway/query';
import { housesQuery } from '@group/content-client/house/house.queries';
import { jobQuery } from '@group/content-client/job/job.queries';
import { isOpen } from '@group/content-client/job/job.schema';
import type { Locale } from '@group/content-client/locale';
import { pagePathsQuery, pageQuery } from '@group/content-client/page/page.queries';
import type { Picture } from '@group/content-client/picture/picture.schema';
import { cardPage } from '@group/routes/site/pictureAddress';
import { svgSource } from '@group/themes/assets.server';
import { type HostTable, resolveTenant } from '@group/themes/resolveTenant';
import type { Tenant } from '@group/themes/tenant';
import type { TenantKey } from '@group/themes/registry';
import { themeTokens } from '@group/themes/tokens';
import { Hono } from 'hono';
import type { CardRequest } from './pictureRequest.ts';
import { logFailure, PicturesBusy, type PictureStore } from './pictureStore.ts';

/** One hour, as the address stays the same when the title changes. */
const cacheControl = 'public, max-age=3600';

const entryId = /^[a-z\d]{1,64}$/;

/** What a card shows of an entry. */
interface Subject {
  title: string;
  picture?: Picture | undefined;
}

type Read = <T>(query: ContentQuery<T>) => Promise<T>;

/** Reads an entry by its id or slug; `null` where it does not exist. */
const readEntry: Record<TypeWithPaths, (read: Read, key: string, tenant: Tenant) => Promise<Subject | null>> = {
  async job(read, id, tenant) {
    const job = await read(jobQuery(listScopeOf(tenant), id));
    return job && isOpen(job, Date.now()) ? { title: job.title } : null;
  },
  article: (read, id) => read(articleQuery(id)),
  event: (read, id) => read(eventQuery(id)),
  async house(read, slug) {
    const house = (await read(housesQuery('tenant'))).find((each) => each.slug === slug);
    return house ? { title: house.name, picture: house.picture } : null;
  },
};

/** What is at a path: an entry or a page. */
async function subjectAt(read: Read, path: string, tenant: Tenant): Promise<Subject | null> {
  const entry = entryAt(path);
  if (entry && (entryPaths[entry.type].key === 'slug' || entryId.test(entry.key))) {
    return readEntry[entry.type](read, entry.key, tenant);
  }
  if (!(await read(pagePathsQuery)).includes(path)) return null;
  const page = await read(pageQuery(path));
  return page && { title: page.metadata.title ?? page.title, picture: page.metadata.image };
}

/**
 * Serves the pictures that social networks show with a link to a page. Texts and photos come from the content service,
 * never from the request, so that visitors can neither have a card drawn with their own words nor fill the disk.
 */
export function cardRoutes(hosts: HostTable, read: Gateway['read'], pictures: Pick<PictureStore, 'get'>): Hono {
  async function cardOf(tenant: Tenant<TenantKey>, page: string): Promise<CardRequest> {
    const { languages } = tenant.features;
    const language = languages?.find(({ prefix }) => page === `/${prefix}` || page.startsWith(`/${prefix}/`));
    const path = language ? page.slice(language.prefix.length + 1) || '/' : page;
    // Texts that are not translated are in German.
    const complete: Locale = languages ? 'de-CH' : '';
    const locale = language?.locale ?? complete;
    const readIn = (each: Locale): Read => {
      return (query) => read({ tenant: tenant.key, locale: each }, query);
    };
    const configuration = await readIn(locale)(configurationQuery);
    const entry =
      (await subjectAt(readIn(locale), path, tenant)) ??
      (locale === complete ? null : await subjectAt(readIn(complete), path, tenant));
    const { primary: background, onPrimary: ink } = themeTokens(tenant.colours);
    const { title = configuration.name, picture = configuration.metadata.image } = entry ?? {};
    const heading = title === configuration.name ? (configuration.metadata.title ?? title) : title;
    return {
      name: picture?.name,
      format: 'jpg',
      card: { title: heading, logo: svgSource(tenant.key, 'logo'), background, ink, focalPoint: picture?.focalPoint },
    };
  }

  const routes = new Hono();
  routes.get('/cards/:page{.+}', async (context) => {
    const { signal } = context.req.raw;
    const page = cardPage(context.req.param('page'));
    if (page === undefined) return context.notFound();
    const { tenant } = resolveTenant(hosts, context.req.header('host') ?? '');
    try {
      const bytes = await pictures.get(await cardOf(tenant, page), signal);
      if (!bytes) return context.notFound();
      return context.body(new Uint8Array(bytes), 200, { 'content-type': 'image/jpeg', 'cache-control': cacheControl });
    } catch (error) {
      const expected = error instanceof PicturesBusy || error instanceof ContentUnavailable || signal.aborted;
      if (!expected) logFailure({ name: page }, error);
      return context.body(null, 503, { 'retry-after': '5' });
    }
  });
  return routes;
}
