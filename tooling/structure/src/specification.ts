/** A rule of the specification. */
export interface Rule {
  /** Section and number within it. */
  id: string;
  /** The rule in short; the wording that counts is the specification's. */
  rule: string;
  /** The tests that hold it: file, then title as its source has it. */
  heldBy: readonly (readonly [file: string, title: string])[];
  /** Where the product does not do what the rule says, and why. */
  exception?: string;
}

const themes = 'packages/themes/src';
const ui = 'packages/ui/src';
const routes = 'packages/routes/src';
const client = 'packages/content-client/src';
const site = 'tooling/e2e/src/group-site';
const rivabella = 'tooling/e2e/src/rivabella';

const routeTable = [`${site}/routeTable.spec.ts`, '${key} serves every screen of the route table'] as const;
const languages = `${rivabella}/languages.spec.ts`;
const footer = `${routes}/layout/Footer.test.tsx`;
const bar = `${routes}/layout/topBarVisibility.test.ts`;
const teaser = `${routes}/blocks/VacancyTeaserBlock/VacancyTeaserBlock.test.tsx`;
const application = `${site}/application.spec.ts`;
const gateway = `${client}/gateway/gateway.test.ts`;
const sentApplication = 'an application with two photos and a PDF is sent from a job page';
const signature = `${routes}/screens/signature/SignatureView.test.tsx`;

/** What the specification asks for, and the tests that hold it. */
export const specification: readonly Rule[] = [
  {
    id: '1.1',
    rule: 'The host of the request selects the tenant; several hosts may belong to one.',
    heldBy: [
      [`${themes}/resolveTenant.test.ts`, 'resolves the development and production hosts of %s'],
      [`${themes}/resolveTenant.test.ts`, 'makes the first host canonical and accepts the others'],
    ],
  },
  {
    id: '1.2',
    rule: "A subdomain of the group's domain selects its tenant; the domain itself is the holding.",
    heldBy: [
      [`${themes}/resolveTenant.test.ts`, 'resolves the subdomain of %s'],
      [`${themes}/resolveTenant.test.ts`, 'resolves the apex to the holding and rejects other subdomains'],
    ],
  },
  {
    id: '1.3',
    rule: 'An unknown host gets enfermagem, with a blue theme.',
    heldBy: [[`${site}/hosts.spec.ts`, 'an unknown host is served the enfermagem site with noindex']],
  },
  {
    id: '1.4',
    rule: 'There are fifteen tenants, each with its colours, favicon and footer.',
    heldBy: [
      [`${themes}/registry.test.ts`, 'lists every tenant folder once'],
      [`${themes}/tokens.test.ts`, 'meets the contrast requirements and differs from all others'],
      [`${site}/homes.spec.ts`, "shows the organisation's name, colours and pictures, and passes axe"],
    ],
  },
  {
    id: '1.5',
    rule: 'Each tenant has a logo in the variants default, white and small.',
    heldBy: [[`${themes}/registry.test.ts`, 'contains exactly the expected files']],
  },
  {
    id: '1.6',
    rule: 'Texts are in German, Swiss German, English, Italian and French.',
    heldBy: [[`${ui}/messages/defineMessages.test.ts`, 'is a type error if a key is missing or of another type']],
  },
  {
    id: '1.7',
    rule: 'German is the default; an unknown language has an empty set of texts.',
    heldBy: [
      [`${ui}/messages/LanguageProvider.test.tsx`, 'defaults to German'],
      [
        `${ui}/messages/LanguageProvider.test.tsx`,
        'uses the language of the nearest provider; an unknown one yields empty messages',
      ],
    ],
  },
  {
    id: '1.8',
    rule: 'Texts, navigation, footer and social links come from the content service.',
    heldBy: [
      [`${site}/editing.spec.ts`, "a change to Tabor's content appears on Tabor's site only"],
      [`${site}/publishing.spec.ts`, 'published changes appear within two seconds, and drafts never'],
    ],
  },
  { id: '2.1', rule: 'Standard tenants have every screen of the table of routes.', heldBy: [routeTable] },
  {
    id: '2.2',
    rule: 'Every screen is loaded on demand.',
    // A screen is a document, and the code of its islands follows it. Only the styles of all screens are one file.
    heldBy: [
      [`${site}/firstLoad.spec.ts`, 'a page without interaction loads no React, and its top bar works'],
      [`${site}/firstLoad.spec.ts`, 'browser assets contain no zod, router, token or server code'],
    ],
  },
  {
    id: '2.3',
    rule: 'Gastronomy shows the home screen.',
    // With the content of the homepage or, where editors have composed one, of a page for gastronomy (decision 019).
    heldBy: [
      [`${routes}/screens/home/home.test.ts`, 'returns the homepage for gastronomy while that has no page of its own'],
      [`${routes}/screens/home/home.test.ts`, 'returns the composed gastronomy page'],
    ],
  },
  {
    id: '2.4',
    rule: '/v/{handle} has no top navigation and a minimal footer.',
    heldBy: [[`${routes}/layout/PageLayout.test.tsx`, 'gives bare pages no navigation and a minimal footer']],
  },
  {
    id: '2.5',
    rule: 'Any other path is the not-found screen, with links to homepage, contact and jobs.',
    heldBy: [
      routeTable,
      [`${routes}/layout/ErrorScreen.test.tsx`, 'links to homepage, contact and jobs where nothing was found'],
    ],
  },
  {
    id: '2.6',
    rule: 'Rivabella has a language prefix before every route: de, en, it or fr.',
    heldBy: [
      [
        `${themes}/registry.test.ts`,
        'give rivabella four languages, but no events, media, bare pages or apprenticeships',
      ],
      [`${rivabella}/routeTable.spec.ts`, 'serves every screen of the route table'],
    ],
  },
  {
    id: '2.7',
    rule: 'Rivabella has no events, media, /v and apprenticeships.',
    heldBy: [[`${rivabella}/routeTable.spec.ts`, 'responds 404 for events, media, bare pages and apprenticeships']],
  },
  {
    id: '2.8',
    rule: 'A missing or unsupported prefix redirects to /de and the path, without a history entry.',
    heldBy: [
      [languages, '${path} redirects to ${location}'],
      [languages, 'the language redirect adds no history entry'],
    ],
  },
  {
    id: '2.9',
    rule: 'The language menu offers DE, IT, FR and EN, and changes the prefix.',
    heldBy: [
      [languages, 'the language menu offers DE, IT, FR and EN and changes the path prefix'],
      [`${rivabella}/keyboard.spec.ts`, 'the language menu opens the same page in another language by keyboard'],
    ],
  },
  {
    id: '2.10',
    rule: 'The prefixes mean de-CH, it-CH, fr-CH and en.',
    heldBy: [[languages, 'the home in ${locale} is translated in title, layout and content']],
  },
  {
    id: '2.11',
    rule: 'Content pages have news, journey, gallery with previous and next, company logos and vacancies.',
    heldBy: [
      [`${site}/gallery.spec.ts`, 'gallery buttons scroll the pictures, and a picture can be enlarged'],
      [`${routes}/blocks/Blocks/Blocks.test.tsx`, 'explains the journey by public transport and by car'],
      [`${routes}/blocks/Blocks/Blocks.test.tsx`, 'shows the newest articles'],
      [`${routes}/blocks/Blocks/Blocks.test.tsx`, 'links the companies’ logos to their sites'],
    ],
  },
  {
    id: '2.12',
    rule: 'The vacancy teaser says when no vacancies or apprenticeships are open.',
    heldBy: [
      [teaser, 'shows the specification’s message where nothing is open'],
      [teaser, 'reports that there are no apprenticeships where there are only vacancies'],
    ],
  },
  {
    id: '2.13',
    rule: 'The vacancy teaser has "more" labels in singular and plural, a full-time label and a link to all.',
    heldBy: [
      [teaser, 'counts the remaining jobs of each kind, in singular and plural'],
      [teaser, 'labels a full-time job and links to the list of all jobs'],
    ],
  },
  {
    id: '2.14',
    rule: 'Jobs are filtered by area, by company, and by apprenticeships only.',
    heldBy: [
      [`${site}/filters.spec.ts`, 'a filter updates in place, keeps the focus and announces the number of results'],
      [`${site}/filters.spec.ts`, 'filters work by keyboard: company, apprenticeships, and reset'],
    ],
    exception: 'A list with the jobs of one company has no filter by company, which would offer one choice.',
  },
  {
    id: '2.15',
    rule: 'A list of jobs without a match says so.',
    heldBy: [
      [
        `${routes}/screens/jobs/ListingView.test.tsx`,
        'shows the specification’s message where nothing matches, and links to the unfiltered list',
      ],
    ],
  },
  {
    id: '2.16',
    rule: 'An advertisement has title, workplace, contact person, full-time flag and the action to apply.',
    heldBy: [
      [`${routes}/screens/job/JobView.test.tsx`, 'shows title, place, organisation, workload and start'],
      [`${routes}/screens/job/JobView.test.tsx`, 'links to the application and to the contact person'],
      [`${routes}/screens/job/JobView.test.tsx`, 'labels a full-time job'],
    ],
  },
  {
    id: '2.17',
    rule: 'Training shows open training positions and our advantages.',
    heldBy: [
      [`${routes}/screens/training/TrainingView.test.tsx`, 'shows the occupations on offer'],
      [`${routes}/blocks/Blocks/Blocks.test.tsx`, 'lists the house’s advantages'],
    ],
  },
  {
    id: '2.18',
    rule: 'The signature has name, function, e-mail, three phone numbers and presence days, and can be copied.',
    heldBy: [
      [`${site}/signature.spec.ts`, 'a pasted signature looks like its preview'],
      [signature, 'updates on input, starting from the configuration’s values'],
    ],
  },
  {
    id: '2.19',
    rule: 'Seven steps explain how to set the signature in a desktop mail client.',
    heldBy: [[signature, 'explains classic Outlook in seven steps in %s']],
  },
  {
    id: '2.20',
    rule: 'The imprint names authority, representatives, company, registration, tax ID, disclaimers and copyright.',
    heldBy: [[`${routes}/screens/imprint/ImprintView.test.tsx`, 'shows everything that the law requires']],
  },
  {
    id: '2.21',
    rule: 'A navigation begins at the top of the new page.',
    heldBy: [[`${site}/layout.spec.ts`, 'a link of the mobile menu closes it']],
  },
  {
    id: '2.22',
    rule: 'The top bar hides on scrolling down; it is back after more than 15 px up, or under 10 px.',
    heldBy: [
      [`${site}/layout.spec.ts`, "is ${isShown ? 'shown' : 'still hidden'} after scrolling ${distancePx} px up"],
      [`${site}/layout.spec.ts`, 'is shown at 9 px and hidden at 10 px'],
      [bar, 'reappears above 10 px after any upward movement'],
    ],
  },
  {
    id: '2.23',
    rule: 'Scrolling is debounced by 50 ms.',
    heldBy: [
      [
        `${routes}/layout/TopBar.enhance.test.ts`,
        'reads the position 50 ms after the last scroll event, and not before',
      ],
    ],
  },
  {
    id: '2.24',
    rule: 'The top bar is a skeleton until the configuration is loaded.',
    heldBy: [
      [
        `${site}/outage.spec.ts`,
        'a site that starts without its content service shows a skeleton until content is available',
      ],
    ],
  },
  {
    id: '2.25',
    rule: 'On a phone the navigation is a menu that opens and closes.',
    heldBy: [
      [`${site}/menu.spec.ts`, 'the menu of a phone opens by its button and closes by button and Escape'],
      [`${site}/keyboard.spec.ts`, 'the mobile menu opens by keyboard, traps the focus and restores it'],
    ],
  },
  {
    id: '2.26',
    rule: 'The links of the navigation come from the configuration.',
    heldBy: [[`${routes}/layout/TopBar.test.tsx`, 'shows the links of the configuration and marks the current one']],
  },
  {
    id: '2.27',
    rule: 'For zumipark the link to living is matched exactly.',
    heldBy: [
      [`${themes}/registry.test.ts`, 'are enabled for the specified tenants'],
      [`${routes}/layout/Navigation.test.ts`, 'for %s on %s with exact links %j is %s'],
    ],
  },
  {
    id: '2.28',
    rule: 'An entry of the footer that is marked as header begins a column.',
    heldBy: [[footer, 'starts a column at each header entry']],
  },
  {
    id: '2.29',
    rule: 'The footer has the address, social icons, and links to imprint and data protection.',
    heldBy: [
      [footer, 'shows address, phone and mail'],
      [footer, 'links to social networks by their icons'],
      [footer, 'has the legal links even without a configuration'],
    ],
  },
  {
    id: '2.30',
    rule: 'Bauma, Hinderzelg and Zumipark show their seals.',
    heldBy: [
      [footer, 'shows seals with alternative texts'],
      [`${themes}/registry.test.ts`, 'has a square small logo, favicon and seals'],
    ],
  },
  {
    id: '2.31',
    rule: 'Every tenant but digallo and forum-gerontologie names the holding in its footer.',
    heldBy: [
      [`${themes}/registry.test.ts`, 'are enabled for the specified tenants'],
      [footer, 'names the holding that owns the house'],
      [footer, 'omits the holding where the tenant disables it'],
    ],
  },
  {
    id: '2.32',
    rule: 'The title is that of the page, a bullet, and the name of the tenant.',
    heldBy: [
      [`${site}/hosts.spec.ts`, 'the document title is page title, bullet and organisation'],
      [`${routes}/layout/pageHead.test.ts`, 'joins the page’s title and the tenant’s name with a bullet'],
    ],
  },
  {
    id: '2.33',
    rule: 'The canonical link has the lower-cased address.',
    heldBy: [[`${routes}/layout/pageHead.test.ts`, 'has the lower-cased path on the canonical host']],
  },
  {
    id: '2.34',
    rule: 'Description, keywords, social picture and theme colour come from the configuration.',
    heldBy: [[`${routes}/layout/pageHead.test.ts`, 'falls back to the configuration’s metadata']],
  },
  {
    id: '3.1',
    rule: 'A configuration has name, address, navigation, footer, socials and main colour.',
    heldBy: [[`${client}/configuration/configuration.test.ts`, 'reads what the wire contract says']],
  },
  {
    id: '3.2',
    rule: 'The contact form has name, e-mail, message and a notice of the privacy policy.',
    heldBy: [
      [`${routes}/screens/contact/ContactView.test.tsx`, 'has fields for name, e-mail and message, and a privacy note'],
      [`${site}/contact.spec.ts`, 'a message is sent after its errors were corrected'],
    ],
  },
  {
    id: '3.3',
    rule: 'The application has the specified fields; the message is optional, the area starts on a placeholder.',
    heldBy: [
      [
        `${routes}/screens/application/ApplicationView.test.tsx`,
        'has the fields of the contract, the message optional, the area on its placeholder',
      ],
    ],
  },
  {
    id: '3.4',
    rule: 'An application takes files.',
    heldBy: [[application, sentApplication]],
  },
  {
    id: '3.5',
    rule: 'A notice below the fields of the application links to the privacy statement.',
    heldBy: [
      [`${routes}/screens/application/ApplicationView.test.tsx`, 'links to the privacy statement below the fields'],
    ],
  },
  {
    id: '3.6',
    rule: 'A theme has primary, primary with alpha 0.6, primary hover, secondary and secondary hover.',
    heldBy: [
      [`${themes}/tokens.test.ts`, 'uses alpha 0.6 for overlays on pictures'],
      [`${themes}/tokens.test.ts`, 'renders each variable of the contracts exactly once'],
    ],
  },
  {
    id: '4.1',
    rule: 'The internal area needs a login; login and logout change the state.',
    heldBy: [
      [`${site}/internal.spec.ts`, 'staff log in, read their internal area and log out'],
      [`${site}/session.spec.ts`, 'a session ends at logout, at the next login, and when its user is blocked'],
    ],
  },
  {
    id: '4.2',
    rule: 'While an application is sent, an overlay says so.',
    heldBy: [
      [
        `${ui}/form/WaitOverlay/WaitOverlay.test.tsx`,
        'has the title of the specification, and shows the progress if given',
      ],
      [`${ui}/form/WaitOverlay/WaitOverlay.test.tsx`, 'mentions files only when files are uploaded'],
      [application, 'an interrupted upload can be repeated, and a lost response causes no duplicate'],
    ],
  },
  {
    id: '4.3',
    rule: 'A sent form is confirmed.',
    heldBy: [
      [application, sentApplication],
      [`${site}/contact.spec.ts`, 'a message is sent after its errors were corrected'],
    ],
  },
  {
    id: '4.4',
    rule: 'The locale follows the prefix; standard tenants ask without one.',
    heldBy: [
      [`${routes}/app/siteLoader.server.test.ts`, 'has the language that the tenant names, such as Swiss German'],
      [gateway, 'sends the path, the locale and the bearer token'],
    ],
  },
  {
    id: '6.1',
    rule: 'Visitors see all public screens, staff the internal area of their organisation.',
    heldBy: [
      routeTable,
      [`${site}/tenants.spec.ts`, 'staff see the internal content of their own organisation'],
      [`${site}/tenants.spec.ts`, "a session gives no access to another organisation's pages or documents"],
    ],
  },
  {
    id: '7.1',
    rule: 'Every call to the content service is below /api/ and has the bearer token.',
    heldBy: [[gateway, 'sends the path, the locale and the bearer token']],
  },
  {
    id: '7.2',
    rule: 'A status from 200 to 299 is a success.',
    heldBy: [
      [gateway, 'takes a status of %i as a success'],
      [gateway, 'throws ContentUnavailable for a status of %i'],
    ],
  },
  {
    id: '7.3',
    rule: 'Calls have no timeout and no size limit.',
    heldBy: [[gateway, 'stops waiting after the soft limit, but caches the late response']],
    exception: 'A delivery is repeated when nothing has moved for 30 seconds, as it holds back others (decision 044).',
  },
  {
    id: '7.4',
    rule: 'The configuration is read at the start and whenever tenant, locale or path change.',
    heldBy: [[gateway, 'separates tenants and locales']],
    exception: 'Every page reads it, but from the content cache, which asks the content service anew (decision 006).',
  },
  {
    id: '8.1',
    rule: 'A failed login says to check user name and password.',
    heldBy: [
      [`${site}/internal.spec.ts`, 'staff log in, read their internal area and log out'],
      [`${rivabella}/internal.spec.ts`, 'staff log in in each language and keep their language'],
    ],
  },
  {
    id: '8.2',
    rule: 'A filled position and a removed advertisement have their messages.',
    heldBy: [
      [
        `${routes}/screens/job/JobView.test.tsx`,
        'says in the specification’s words why it is unavailable, with open jobs',
      ],
    ],
  },
  {
    id: '8.3',
    rule: 'Lists without vacancies or apprenticeships say so.',
    heldBy: [
      [`${routes}/screens/jobs/JobsIndexView.test.tsx`, 'shows the specification’s message where nothing is open'],
      [`${routes}/screens/training/TrainingView.test.tsx`, 'shows the specification’s message where nothing is open'],
    ],
  },
  {
    id: '8.4',
    rule: 'An unhandled error shows the default error screen.',
    heldBy: [[`${routes}/layout/ErrorScreen.test.tsx`, 'treats unknown errors as unexpected']],
  },
  {
    id: '8.5',
    rule: 'Code that does not load raises an error after 120 s.',
    heldBy: [
      [`${site}/deployment.spec.ts`, 'shows an error if the code of an island does not load within 120 s'],
      [`${routes}/layout/Island/Island.enhance.test.ts`, 'shows an alert after 120 s, until the code arrives'],
    ],
  },
];
