import { type ContentChange, listEntry } from '@group/content-client/contract/changes';
import type { Gateway } from '@group/content-client/gateway/gateway';
import { pageQuery } from '@group/content-client/page/page.queries';
import { picturesQuery } from '@group/content-client/picture/picture.queries';
import type { Picture } from '@group/content-client/picture/picture.schema';
import { pictureWidths } from '@group/routes/site/pictureAddress';
import { log } from '@group/routes/site/log';
import type { Tenant } from '@group/themes/tenant';
import type { TenantKey } from '@group/themes/registry';
import type { PictureRequest } from './pictureRequest.ts';
import type { PictureStore } from './pictureStore.ts';

/** AVIF only, which nearly all browsers accept; the other formats are rendered on demand. */
function requestsOf({ name, width: originalWidth }: Picture): PictureRequest[] {
  const widths = pictureWidths.filter((width, position) => width <= originalWidth || position === 0);
  return widths.map((width) => ({ width, name, format: 'avif' as const }));
}

export interface WarmPicturesOptions {
  /** Tenants that this site serves. */
  tenants: ReadonlyMap<string, Tenant<TenantKey>>;
  read: Gateway['read'];
  pictures: Pick<PictureStore, 'warm'>;
}

/**
 * Renders the pictures of published entries, so that their first visitor does not wait. Skips changes of lists, as the
 * webhook also names the entries in them. Never rejects.
 */
export function warmPictures({ tenants, read, pictures }: WarmPicturesOptions) {
  async function warm({ tenant: key, type, entry }: ContentChange): Promise<void> {
    const tenant = tenants.get(key);
    if (!tenant || entry === listEntry) return;
    const locales = tenant.features.languages?.map(({ locale }) => locale) ?? ['' as const];
    const query = picturesQuery(type, entry);
    const found = await Promise.all(locales.map((locale) => read({ tenant: tenant.key, locale }, query)));
    await pictures.warm(found.flat().flatMap(requestsOf));
  }

  return async (changes: readonly ContentChange[]): Promise<void> => {
    for (const change of changes) {
      await warm(change).catch((error: unknown) => {
        log('warn', 'pictures not warmed', { reason: error instanceof Error ? error.message : String(error) });
      });
    }
  };
}

/**
 * Renders the pictures that open the home pages, in all widths, so that after a start with an empty disk no visitor waits
 * for one. Reads one tenant after the other, as the home page does, and gives up while the content service is away. Never
 * rejects.
 */
export async function warmOpenings({ tenants, read, pictures }: WarmPicturesOptions): Promise<void> {
  try {
    for (const { key, features } of tenants.values()) {
      const locale = features.languages?.[0]?.locale ?? '';
      const home = await read({ tenant: key, locale }, pageQuery('/'));
      const opening = home?.blocks.find((block) => block.type === 'hero');
      if (opening?.picture) await pictures.warm(requestsOf(opening.picture));
    }
  } catch (error) {
    // No fault: after a start of the machine, the content service takes longer than a site.
    log('info', 'pictures of home pages not rendered yet', {
      reason: error instanceof Error ? error.message : String(error),
    });
  }
}
