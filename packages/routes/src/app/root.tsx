import '@group/ui/foundations/base';
import '@group/ui/foundations/pageTransition.css';
import { IconSprite } from '@group/ui/IconSprite';
import { documentLocale } from '@group/ui/messages/language';
import { type ReactNode, useContext } from 'react';
import { Links, Meta, type MetaFunction } from 'react-router';
import { errorTitle } from '../layout/errorTitle.ts';
import { pageHead } from '../layout/pageHead.ts';
import { PageLayout } from '../layout/PageLayout.tsx';
import { paths } from '../site/paths.ts';
import { siteOf } from '../site/siteOf.ts';
import { SiteProvider } from '../site/SiteProvider.tsx';
import { useSite } from '../site/useSite.ts';
import { DocumentScripts, startEntry } from './documentScripts.ts';
import { speculationRules } from './speculationRules.ts';

/** The head of screens that export no `meta` of their own. */
export const meta: MetaFunction = ({ matches, location, error }) => {
  const site = siteOf(matches);
  const title = site && error !== undefined ? errorTitle(error, site.language) : undefined;
  return pageHead({ site, title, pathname: location.pathname, indexed: error === undefined });
};

/** The document of every page: language, theme and layout around a screen or an error screen. */
export function Layout({ children }: { children: ReactNode }) {
  const { language, languages, pathPrefix, character, themeStyle, favicon } = useSite();
  const scripts = useContext(DocumentScripts);
  return (
    <html lang={documentLocale(language)} {...character}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <link rel="apple-touch-icon" href={paths.touchIcon.href()} />
        <link rel="manifest" href={paths.manifest.href()} />
        <Links />
        <style>{themeStyle}</style>
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        {scripts?.runtime && <script type="module" src={scripts.runtime} />}
      </head>
      <body>
        {/* The content service has one alternative text for each picture, in the site's first language. */}
        <SiteProvider language={language} pictureLanguage={languages[0]?.prefix ?? language} pathPrefix={pathPrefix}>
          <IconSprite>
            <PageLayout>{children}</PageLayout>
          </IconSprite>
        </SiteProvider>
        {scripts && <script data-entry={scripts.entry} dangerouslySetInnerHTML={{ __html: startEntry }} />}
      </body>
    </html>
  );
}

export { Outlet as Root } from 'react-router';

export { ErrorScreen as ErrorBoundary } from '../layout/ErrorScreen.tsx';
