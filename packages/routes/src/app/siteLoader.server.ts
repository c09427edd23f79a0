import { configurationQuery } from '@group/content-client/configuration/configuration.queries';
import { sealAsset, tenantAssets, tenantStyle } from '@group/themes/assets.server';
import { characterAttributes } from '@group/themes/character';
import { groupTenant } from '@group/themes/registry';
import { documentLocale } from '@group/ui/messages/language';
import type { LoaderFunctionArgs } from 'react-router';
import { withCurrentNotice } from '../layout/currentNotice.ts';
import { orElse } from '../site/readContent.server.ts';
import type { Site } from '../site/site.ts';
import { type RequestedSite, siteContext } from '../site/siteContext.ts';

/** The configuration in the page's language. A notice that is not translated is better read in another one than by nobody. */
async function configurationOf({ tenant, language, read }: RequestedSite) {
  const configuration = await read(configurationQuery);
  const [first] = tenant.features.languages ?? [];
  if (configuration.notice || !first || language === first.prefix) return configuration;
  const { notice } = await read(configurationQuery, first.locale);
  return { ...configuration, notice: notice && { ...notice, language: documentLocale(first.prefix) } };
}

/** `null` where the content service has never been reachable: the page then renders the top bar's skeleton. */
async function readConfiguration(site: RequestedSite) {
  const configuration = await orElse(configurationOf(site), null);
  return configuration && withCurrentNotice(configuration, Date.now());
}

/** The root loader. It runs on every navigation, because the configuration depends on tenant, locale and path. */
export async function siteLoader({ context }: LoaderFunctionArgs): Promise<Site> {
  const requested = context.get(siteContext);
  const { tenant, language, pathPrefix, scope } = requested;
  const { features } = tenant;
  const assets = tenantAssets(tenant.key);
  return {
    tenantKey: tenant.key,
    tenantName: tenant.name,
    fullName: tenant.fullName,
    language,
    locale: scope.locale,
    pathPrefix,
    languages: features.languages ?? [],
    features,
    seals: features.seals.map((seal) => ({ ...seal, image: sealAsset(tenant.key, seal.key) })),
    logo: assets.logo,
    favicon: assets.favicon,
    themeStyle: tenantStyle(tenant),
    character: characterAttributes(tenant.character),
    group: features.groupLink ? { name: groupTenant.fullName, href: requested.originOf(groupTenant) } : undefined,
    origin: `https://${requested.canonicalHost}`,
    indexed: requested.known && !requested.preview,
    ...(requested.preview && { preview: true, previewFrame: requested.previewFrame }),
    configuration: await readConfiguration(requested),
  };
}
