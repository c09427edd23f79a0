import type { Core } from '@strapi/strapi';
import { serviceOf } from '../strapi/services.ts';

/** Locales of the content, the default first. Only rivabella's website uses the others. */
export const locales = [
  { code: 'de-CH', name: 'Deutsch' },
  { code: 'it-CH', name: 'Italienisch' },
  { code: 'fr-CH', name: 'Französisch' },
  { code: 'en', name: 'Englisch' },
] as const;

/** Creates the locales and sets the default. Reuses the "English (en)" that Strapi creates at its first start. */
export async function prepareLocales(strapi: Core.Strapi): Promise<void> {
  const service = serviceOf(strapi, 'plugin::i18n.locales');
  for (const { code, name } of locales) {
    const existing: { id: number; name: string } | null = await service.findByCode(code);
    if (!existing) await service.create({ code, name });
    else if (existing.name !== name) await service.update({ id: existing.id }, { name });
  }
  await service.setDefaultLocale({ code: locales[0].code });
}
