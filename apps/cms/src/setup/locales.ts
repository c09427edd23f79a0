import type { Core } from '@strapi/strapi';

/** The languages of the content, the first is the default. Only rivabella's website has more than the default. */
export const locales = [
  { code: 'de-CH', name: 'Deutsch' },
  { code: 'it-CH', name: 'Italienisch' },
  { code: 'fr-CH', name: 'Französisch' },
  { code: 'en', name: 'Englisch' },
] as const;

/** Makes the four languages and the default. Strapi's own "English (en)" of the first start becomes one of them. */
export async function prepareLocales(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales');
  for (const { code, name } of locales) {
    const existing: { id: number; name: string } | null = await service.findByCode(code);
    if (!existing) await service.create({ code, name });
    else if (existing.name !== name) await service.update({ id: existing.id }, { name });
  }
  await service.setDefaultLocale({ code: locales[0].code });
}
