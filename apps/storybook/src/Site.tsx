import { tenantAssets } from '@group/themes/assets.server';
import { characterAttributes } from '@group/themes/character';
import { isTenantKey, tenants } from '@group/themes/registry';
import { themeStyle } from '@group/themes/themeStyle';
import { documentLocale, isLanguage } from '@group/ui/messages/language';
import { LanguageProvider } from '@group/ui/messages/LanguageProvider';
import { type ReactNode, useLayoutEffect } from 'react';
import { wireframe } from './wireframe.ts';

export interface SiteProps {
  /** Key of a tenant, or of the wireframe. */
  tenant: string;
  language: string;
  children: ReactNode;
}

/** Screens use Tabor's example content; this replaces its logos with those of the tenant. The wireframe keeps them. */
function logoStyle(tenant: string): string {
  if (!isTenantKey(tenant)) return '';
  const { logo } = tenantAssets(tenant);
  const files = [
    ['logo', logo.default],
    ['logo-white', logo.white],
    ['logo-small', logo.small],
  ] as const;
  return files.map(([file, { url }]) => `img[src="/assets/${file}.svg"]{content:url("${url}")}`).join('');
}

/** The sign of a tenant's logo; the wireframe has none. */
function signOf(tenant: string): string {
  return isTenantKey(tenant) ? tenantAssets(tenant).logo.small.url : 'data:,';
}

/** Provides the theme and language that a site's document provides. */
export function Site({ tenant, language, children }: SiteProps) {
  const theme = tenants.find(({ key }) => key === tenant) ?? wireframe;
  const locale = isLanguage(language) ? documentLocale(language) : '';
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    for (const [name, value] of Object.entries(characterAttributes(theme.character))) root.setAttribute(name, value);
  }, [locale, theme]);
  return (
    <LanguageProvider language={language}>
      <style>{themeStyle(theme, signOf(tenant)) + logoStyle(tenant)}</style>
      {children}
    </LanguageProvider>
  );
}
