import { adminApi, type StrapiApp } from '@strapi/strapi/admin';
import { type AdminFeature, type Widget, writesContent } from '../adminUi/adminFeature.ts';
import { protectedPage } from '../adminUi/protectedPage.tsx';
import { features } from '../adminFeatures.ts';
import { german } from './german/german.ts';

const logo = new URL('logo.svg', import.meta.url).href;

// The admin defaults to German. Strapi reads the language from localStorage before the first render; a language that a
// user has chosen in the profile is kept.
const languageKey = 'strapi-admin-language';
if (!window.localStorage.getItem(languageKey)) window.localStorage.setItem(languageKey, 'de');

// Hides Strapi's announcements from editors. The key ends with the project id, which this project does not have.
for (const project of ['undefined', 'false']) {
  window.localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${project}`, 'true');
}

interface Admin extends Pick<StrapiApp, 'addMenuLink'> {
  widgets: { register: (arrange: (strapis: readonly Widget[]) => readonly Widget[]) => void };
  addComponents: (components: { name: string; Component: unknown }[]) => void;
  addFields: (fields: readonly { type: string; Component: unknown }[]) => void;
  registerHook: (name: string, listener: unknown) => void;
  router: { addRoute: (change: (routes: Route[]) => Route[]) => void };
  getPlugin: (name: string) => ContentManagerPlugin;
}

interface Route {
  path?: string;
  lazy?: () => Promise<object>;
  children?: Route[];
}

type Pages = Readonly<Record<string, () => Promise<object>>>;

/** Routes with other pages, by their path from the admin's root: `settings/*` has the child `settings/users`. */
const withPages = (routes: readonly Route[], pages: Pages, parent = ''): Route[] =>
  routes.map((route) => {
    const path = parent + (route.path ?? '');
    const { [path]: lazy = route.lazy } = pages;
    const children = route.children && withPages(route.children, pages, path.replace('*', ''));
    return { ...route, ...(lazy && { lazy }), ...(children && { children }) };
  });

interface TypeLinks {
  ctLinks: { uid: string }[];
}

interface HeaderAction {
  (props: unknown): { type?: string; disabled?: boolean; options?: readonly unknown[] } | null;
  type?: string;
}

/**
 * Without choices among languages where there is one, as most websites are in German alone: Strapi's choice has one option
 * then, and its button that copies from another language is disabled.
 */
const withoutSingleLanguage = (action: HeaderAction): HeaderAction =>
  Object.assign(
    (props: unknown) => {
      const description = action(props);
      const isEmpty = description?.options?.length === 1 || (description?.type === 'icon' && description.disabled);
      return isEmpty ? null : description;
    },
    { type: action.type },
  );

interface ContentManagerPlugin {
  apis: {
    addEditViewSidePanel: (panels: unknown[]) => void;
    addDocumentAction: (change: unknown) => void;
    addBulkAction: (change: unknown) => void;
    addDocumentHeaderAction: (change: (actions: readonly HeaderAction[]) => HeaderAction[]) => void;
    addRichTextBlocks: (add: unknown) => void;
  };
  injectComponent: (page: string, place: string, component: { name: string; Component: unknown }) => void;
}

const all = <Kind extends keyof AdminFeature>(kind: Kind): NonNullable<AdminFeature[Kind]>[] =>
  features.flatMap(({ [kind]: part }) => (part ? [part] : []));

/** Strapi's grey for icons, which it takes for headings, too, has a contrast of 3.2 on white: its next one has 5.6. */
const textGrey = '#666687';

export default {
  config: {
    auth: { logo },
    menu: { logo },
    head: { favicon: logo },
    locales: ['de', 'fr', 'it'],
    theme: { light: { colors: { neutral500: textGrey } }, dark: {} },
    tutorials: false,
    notifications: { releases: false },
    translations: { de: german },
  },
  register(app: Admin) {
    const everywhere = all('everywhere').flat();
    app.addComponents(everywhere.map(({ name, Component }) => ({ name: `future-global::${name}`, Component })));
    // Numbers of content types, tokens and webhooks help developers alone; those of entries are of all organisations.
    const withheld = new Set(['chart-entries', 'key-statistics']);
    const ofStrapi = (widgets: readonly Widget[]): Widget[] =>
      widgets
        .filter(({ id }) => !withheld.has(id))
        // The last entries are for those who write content, not for HR, which has lists of its own.
        .map((widget) => (widget.id.startsWith('last-') ? { ...widget, permissions: writesContent } : widget));
    app.widgets.register((widgets) => [...all('widgets').flat(), ...ofStrapi(widgets)]);
    for (const page of all('pages').flat()) app.addMenuLink(protectedPage(page));
    const replaced: Pages = Object.assign({}, ...all('replacedPages'));
    app.router.addRoute((routes) => withPages(routes, replaced));
  },
  bootstrap(app: Admin) {
    for (const adjust of all('adjustApi')) adjust(adminApi);
    app.addFields(all('fields').flat());
    for (const change of all('columns').flat())
      app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', change);
    const unlisted = new Set(all('unlistedTypes').flat());
    app.registerHook('Admin/CM/pages/App/mutate-collection-types-links', ({ ctLinks, ...others }: TypeLinks) => ({
      ...others,
      ctLinks: ctLinks.filter(({ uid }) => !unlisted.has(uid)),
    }));
    const contentManager = app.getPlugin('content-manager');
    for (const action of all('listActions').flat()) contentManager.injectComponent('listView', 'actions', action);
    for (const part of all('formParts').flat()) contentManager.injectComponent('editView', 'right-links', part);
    contentManager.apis.addDocumentHeaderAction((actions) => actions.map(withoutSingleLanguage));
    const panels = all('panels').flat();
    contentManager.apis.addEditViewSidePanel(
      panels.toSorted((one, other) => one.position - other.position).map(({ Panel }) => Panel),
    );
    for (const add of all('richTextBlocks')) contentManager.apis.addRichTextBlocks(add);
    for (const change of all('documentActions')) {
      contentManager.apis.addDocumentAction(change);
      contentManager.apis.addBulkAction(change);
    }
  },
};
