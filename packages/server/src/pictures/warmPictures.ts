import { type ContentChange, listEntry } from '@group/content-client/contract/changes';
import type { Gateway } from '@group/content-client/gateway/gateway';
import { picturesQuery } from '@group/content-client/picture/picture.queries';
import type { Picture } from '@group/content-client/picture/picture.schema';
import { pictureWidths } from '@group/routes/site/pictureAddress';
import { log } from '@group/routes/site/log';
import type { Tenant } from '@group/themes/tenant';
import type { TenantKey } from '@group/themes/registry';
import type { PictureRequest } from './pictureRequest.ts';
import type { PictureStore } from './pictureStore.ts';

/** What nearly all browsers ask for; the other formats are rendered on demand. */
function requestsOf({ name, width }: Picture): PictureRequest[] {
  const useful = pictureWidths.filter((each, position) => each <= width || position === 0);
  return useful.map((each) => ({ width: each, name, format: 'avif' as const }));
}

export interface WarmPicturesOptions {
  /** Those that this program serves. */
  tenants: ReadonlyMap<string, Tenant<TenantKey>>;
  read: Gateway['read'];
  pictures: Pick<PictureStore, 'warm'>;
}

/**
 * Renders the pictures of what was published, so that its first visitor does not wait for them. Changes of lists are left
 * out: the entries in them are told of, too. Never rejects.
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
