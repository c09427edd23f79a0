import type { TenantKey } from '@group/themes/registry';
import { askWith } from './login.ts';

/** Whether a page states this of an offer, as its HTML arrives: a browser on a loaded machine takes seconds itself. */
export const isStated = async (tenant: TenantKey, path: string, offer: string, state: string): Promise<boolean> =>
  new RegExp(`>${offer}</dt><dd[^>]*>${state}<`).test((await askWith(path, { tenant })).body);

/** Editors are promised two seconds. */
export const promptly = { timeout: 2_000, intervals: [50] };
