import '@group/ui/foundations/base';
import '@group/ui/foundations/pageTransition.css';
import { fontUrl } from '@group/ui/foundations/fontFile';
import { LinkProvider } from '@group/ui/LinkProvider';
import { documentLocale } from '@group/ui/messages/language';
import { LanguageProvider } from '@group/ui/messages/LanguageProvider';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from 'react-router';
import { siteOf } from '../site/siteOf.ts';
import { useSite } from '../site/useSite.ts';
import { errorTitle } from '../layout/errorTitle.ts';
import { touchIconPath } from '../layout/touchIconPath.ts';
import { PageLayout } from '../layout/PageLayout.tsx';
import { pageHead } from '../layout/pageHead.ts';
import { hasIslands } from '../layout/islandPages.ts';
import { SiteLink } from '../site/SiteLink.tsx';
import { useScreenTimeout } from '../layout/useScreenTimeout.ts';

/** The head of screens that export no `meta` of their own. */
export const meta: MetaFunction = ({ matches, location, error }) => {
  const site = siteOf(matches);
  const title = site && error !== undefined ? errorTitle(error, site.language) : undefined;
  return pageHead({ site, title, pathname: location.pathname, indexed: error === undefined });
};

export function links() {
  return [{ rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const }];
}

/** Whether the page ships React. Decided on the server; in the browser React is running if this code runs at all. */
function useHydrated(): boolean {
  const matches = useMatches();
  const error = useRouteError();
  const { configuration } = useSite();
  if (typeof document !== 'undefined') return true;
  const lacksContent = !configuration || (isRouteErrorResponse(error) && error.status === 503);
  return lacksContent || hasIslands(matches);
}

/** The document of every page: language, theme and layout around a screen or an error screen. */
export function Layout({ children }: { children: ReactNode }) {
  const { language, languages, themeStyle, favicon } = useSite();
  const hydrated = useHydrated();
  return (
    <html lang={documentLocale(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <link rel="apple-touch-icon" href={touchIconPath} />
        <Links />
        <style>{themeStyle}</style>
      </head>
      <body>
        {/* The content service has one alternative text for each picture, in the site's first language. */}
        <LanguageProvider language={language} pictureLanguage={languages[0]?.prefix ?? language}>
          <LinkProvider anchor={SiteLink}>
            <PageLayout>{children}</PageLayout>
          </LinkProvider>
        </LanguageProvider>
        {hydrated && <ScrollRestoration />}
        {hydrated && <Scripts />}
      </body>
    </html>
  );
}

export function Root() {
  useScreenTimeout();
  return <Outlet />;
}

export { ErrorScreen as ErrorBoundary } from '../layout/ErrorScreen.tsx';
