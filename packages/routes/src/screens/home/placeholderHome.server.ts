import { configurationQuery } from '@group/content-client/configuration/configuration.queries';
import type { Page } from '@group/content-client/page/page.schema';
import { paths } from '../../site/paths.ts';
import { or503 } from '../../site/readContent.server.ts';
import type { RequestedSite } from '../../site/siteContext.ts';
import type { Translated } from '../../site/translation.server.ts';

/** The homepage of a tenant whose editors have not composed one: its name and description from the configuration. */
export async function placeholderHome(site: RequestedSite): Promise<Translated<Page>> {
  const { metadata } = await or503(site.read(configurationQuery));
  const title = metadata.title ?? site.tenant.fullName;
  return { path: paths.home.href(), title, metadata, blocks: [{ type: 'hero', title, text: metadata.description }] };
}
