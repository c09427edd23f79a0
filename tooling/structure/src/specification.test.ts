import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from './sourceFiles.ts';

/** Each rule of the specification by its section, and the test that holds it. */
const rules: readonly (readonly [rule: string, file: string, test: string])[] = [
  ['1 an unknown language has an empty set of texts', 'defineMessages.test.ts', 'returns empty messages for'],
  ['1 each tenant has colours, logos and favicon', 'registry.test.ts', 'contains exactly the expected files'],
  ['1 an unknown host shows enfermagem', 'hosts.spec.ts', 'an unknown host is served the enfermagem site'],
  [
    '1 several hosts lead to one tenant',
    'resolveTenant.test.ts',
    'makes the first host canonical and accepts the others',
  ],
  ['2 every path has its screen', 'siteRoutes.test.ts', 'map %s to %s'],
  ['2 every screen is served', 'group-site/routeTable.spec.ts', 'serves every screen of the route table'],
  ['2 every path has a language', 'rivabella/routeTable.spec.ts', 'serves every screen of the route table'],
  ['2 a path without language leads to /de', 'languages.spec.ts', 'the language redirect adds no history entry'],
  ['2 the menu offers four languages', 'languages.spec.ts', 'the language menu offers DE, IT, FR and EN'],
  ['2 rivabella lacks four screens', 'rivabella/routeTable.spec.ts', 'responds 404 for events, media, bare pages'],
  ['2 news', 'Blocks.test.tsx', 'shows the newest articles'],
  ['2 journey', 'Blocks.test.tsx', 'explains the journey by public transport and by car'],
  ['2 company logos', 'Blocks.test.tsx', 'links the companies’ logos to their sites'],
  ['2 gallery', 'gallery.spec.ts', 'gallery buttons scroll the pictures'],
  ['2 vacancy teaser', 'VacancyTeaserBlock.test.tsx', 'counts the remaining jobs of each kind'],
  ['2 job filters', 'filters.spec.ts', 'filters work by keyboard: company, apprenticeships, and reset'],
  ['2 job advertisement', 'JobView.test.tsx', 'links to the application and to the contact person'],
  ['2 contact form', 'contact.spec.ts', 'a message is sent after its errors were corrected'],
  ['2 signature', 'SignatureView.test.tsx', 'explains classic Outlook in seven steps'],
  ['2 imprint', 'ImprintView.test.tsx', 'shows everything that the law requires'],
  ['2 each navigation begins at the top', 'layout.spec.ts', 'going back restores the scroll position'],
  ['2 the top bar hides and reappears', 'layout.spec.ts', 'is shown at 9 px and hidden at 10 px'],
  ['2 the top bar has a skeleton', 'TopBar.test.tsx', 'announces loading until the configuration is available'],
  ['2 the menu of a phone opens and closes', 'menu.spec.ts', 'opens by its button and closes by button and Escape'],
  ['2 zumipark matches a link exactly', 'registry.test.ts', 'are enabled for the specified tenants'],
  ['2 columns of the footer', 'Footer.test.tsx', 'starts a column at each header entry'],
  ['2 seals', 'Footer.test.tsx', 'shows seals with alternative texts'],
  ['2 the holding in the footer', 'Footer.test.tsx', 'names the holding that owns the house'],
  ['2 page title', 'hosts.spec.ts', 'the document title is page title, bullet and organisation'],
  ['2 canonical link', 'pageHead.test.ts', 'has the lower-cased path on the canonical host'],
  ['2 metadata of the configuration', 'pageHead.test.ts', 'falls back to the configuration’s metadata'],
  ['3 configuration', 'configuration.test.ts', 'reads what the wire contract says'],
  ['3 application form', 'ApplicationView.test.tsx', 'has the fields of the contract, the message optional'],
  ['3 privacy notice', 'ApplicationView.test.tsx', 'links to the privacy statement below the fields'],
  ['4 login and logout', 'internal.spec.ts', 'staff log in, read their internal area and log out'],
  ['4 wait overlay', 'WaitOverlay.test.tsx', 'has the title of the specification'],
  ['4 an application is sent', 'application.spec.ts', 'an application with two photos and a PDF is sent'],
  ['6 visitors and staff', 'session.spec.ts', 'a session ends at logout'],
  ['7 bearer credential and locale', 'gateway.test.ts', 'sends the path, the locale and the bearer token'],
  ['8 login failure', 'staff.test.ts', 'sets no cookie after a failure'],
  ['8 unknown page', 'ErrorScreen.test.tsx', 'links to homepage, contact and jobs where nothing was found'],
  ['8 filled and removed advertisements', 'publishing.spec.ts', 'a filled advertisement says so, a removed one too'],
  ['8 no filter match', 'ListingView.test.tsx', 'shows the specification’s message where nothing matches'],
  ['8 no apprenticeships, no vacancies', 'VacancyTeaserBlock.test.tsx', 'message where nothing is open'],
  ['8 unexpected error', 'ErrorScreen.test.tsx', 'treats unknown errors as unexpected'],
  ['9 120 s until code is missing', 'Island.enhance.test.ts', 'shows an alert after 120 s'],
  ['9 50 ms of debounce', 'TopBar.enhance.test.ts', 'reads the position 50 ms after the last scroll event'],
  ['9 15 px of reappearing', 'layout.spec.ts', 'after scrolling ${distancePx} px up'],
  ['9 alpha 0.6', 'themes/src/tokens.test.ts', 'uses alpha 0.6 for overlays on pictures'],
];

describe('the specification', () => {
  it.each(rules)('%s: %s', (_, name, test) => {
    const files = sourceFiles.filter((path) => path.endsWith(`/${name}`));
    expect(files.map(read).join('\n')).toContain(test);
  });
});
