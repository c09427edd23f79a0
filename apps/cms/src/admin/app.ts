import { adminApi } from '@strapi/strapi/admin';
import { FilesPanel } from './applications/FilesPanel.tsx';
import { addBlockPictures, BlockPicker } from './blockPicker/BlockPicker.tsx';
import { CompanyLogin } from './CompanyLogin.tsx';
import { informOfConsequences } from './Consequences.tsx';
import { GermanTexts } from './german/GermanTexts.tsx';
import { HiddenSettings } from './HiddenSettings.tsx';
import { EntryHistory } from './EntryHistory.tsx';
import { EntryFindings } from './EntryFindings.tsx';
import { FileUses } from './FileUses.tsx';
import { OpenForms } from './OpenForms.tsx';
import { nameValues } from './namedValues.tsx';
import { RedirectImport } from '../features/redirects/admin/RedirectImport.tsx';
import { DescribePictures } from './pictures/DescribePictures.tsx';
import { DraftPreview } from './preview/DraftPreview.tsx';
import { keepRefusedInput } from './refusedSaves.ts';
import { addTables } from './richText/TableBlock.tsx';
import { askForFactor } from './secondFactor/askForFactor.ts';
import { SecondFactorDialog } from './secondFactor/SecondFactorDialog.tsx';
import { addStateColumn } from './StateColumn.tsx';
import { german } from './german/german.ts';
import { ApplicationsIcon, AuditIcon, OverviewIcon, SecondFactorIcon, TrashIcon } from './icons.tsx';
import { ChoiceField } from './fields/ChoiceField.tsx';
import { DateTimeField } from './fields/DateTimeField.tsx';
import { TextField } from './fields/TextField.tsx';

const logo = new URL('logo.svg', import.meta.url).href;

// The admin defaults to German. Strapi reads the language from localStorage before the first render; a language that a
// user has chosen in the profile is kept.
const languageKey = 'strapi-admin-language';
if (!window.localStorage.getItem(languageKey)) window.localStorage.setItem(languageKey, 'de');

// Hides Strapi's announcements from editors. The key ends with the project id, which this project does not have.
for (const project of ['undefined', 'false']) {
  window.localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${project}`, 'true');
}

const readsApplications = [{ action: 'plugin::content-manager.explorer.read', subject: 'plugin::content.application' }];

/** A part of the first page. */
interface Widget {
  id: string;
  [option: string]: unknown;
}

interface Admin {
  widgets: { register: (arrange: (others: readonly Widget[]) => readonly Widget[]) => void };
  addComponents: (components: { name: string; Component: unknown }[]) => void;
  addFields: (fields: { type: string; Component: unknown }[]) => void;
  registerHook: (name: string, listener: unknown) => void;
  addMenuLink: (link: object) => void;
  getPlugin: (name: string) => ContentManagerPlugin;
}

interface ContentManagerPlugin {
  apis: ContentManager;
  /** Adds a component to a place of a page. */
  injectComponent: (page: string, place: string, component: { name: string; Component: unknown }) => void;
}

interface ContentManager {
  addEditViewSidePanel: (panels: unknown[]) => void;
  addDocumentAction: (change: typeof informOfConsequences) => void;
  addBulkAction: (change: typeof informOfConsequences) => void;
  addRichTextBlocks: (add: typeof addTables) => void;
}

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
    // Strapi renders components with this prefix on every page; the media library and the login page have no place for
    // others' parts.
    app.addComponents([
      { name: 'future-global::file-uses', Component: FileUses },
      { name: 'future-global::describe-pictures', Component: DescribePictures },
      { name: 'future-global::company-login', Component: CompanyLogin },
      { name: 'future-global::second-factor', Component: SecondFactorDialog },
      { name: 'future-global::block-picker', Component: BlockPicker },
      { name: 'future-global::german-texts', Component: GermanTexts },
      { name: 'future-global::hidden-settings', Component: HiddenSettings },
    ]);
    const overview = {
      icon: OverviewIcon,
      title: { id: 'content.overview', defaultMessage: 'Mein Betrieb' },
      component: () => import('./Overview.tsx').then(({ OverviewWidget }) => OverviewWidget),
      pluginId: 'content',
      id: 'overview',
      permissions: [{ action: 'plugin::upload.read', subject: null }],
    };
    const dueApplications = {
      icon: ApplicationsIcon,
      title: { id: 'content.due', defaultMessage: 'Bewerbungen' },
      component: () => import('./applications/DueApplications.tsx').then(({ DueApplications }) => DueApplications),
      pluginId: 'content',
      id: 'due-applications',
      permissions: readsApplications,
    };
    // Numbers of content types, tokens and webhooks help developers alone.
    app.widgets.register((others) => [
      overview,
      dueApplications,
      ...others.filter(({ id }) => id !== 'key-statistics'),
    ]);
    app.addMenuLink({
      to: 'bewerbungen',
      icon: ApplicationsIcon,
      intlLabel: { id: 'content.applications', defaultMessage: 'Bewerbungen' },
      permissions: readsApplications,
      Component: () =>
        import('./applications/Applications.tsx').then(({ Applications }) => ({ default: Applications })),
      position: 3,
    });
    app.addMenuLink({
      to: 'papierkorb',
      icon: TrashIcon,
      intlLabel: { id: 'content.trash', defaultMessage: 'Papierkorb' },
      // Those who write content, not HR.
      permissions: [{ action: 'plugin::upload.read', subject: null }],
      Component: () => import('./Trash.tsx').then(({ Trash }) => ({ default: Trash })),
      position: 4,
    });
    app.addMenuLink({
      to: 'protokoll',
      icon: AuditIcon,
      intlLabel: { id: 'content.audit', defaultMessage: 'Protokoll' },
      // Only administrators have this permission.
      permissions: [{ action: 'admin::users.update', subject: null }],
      Component: () => import('./AuditLog.tsx').then(({ AuditLog }) => ({ default: AuditLog })),
      position: 5,
    });
    app.addMenuLink({
      to: 'zweiter-faktor',
      icon: SecondFactorIcon,
      intlLabel: { id: 'content.second-factor', defaultMessage: 'Zweiter Faktor' },
      permissions: [],
      Component: () =>
        import('./secondFactor/SecondFactorPage.tsx').then(({ SecondFactorPage }) => ({ default: SecondFactorPage })),
      position: 6,
    });
  },
  bootstrap(app: Admin) {
    keepRefusedInput(adminApi);
    askForFactor(adminApi);
    addBlockPictures(adminApi);
    app.addFields([
      { type: 'string', Component: TextField },
      { type: 'uid', Component: TextField },
      { type: 'datetime', Component: DateTimeField },
      { type: 'enumeration', Component: ChoiceField },
    ]);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', nameValues);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', addStateColumn);
    const plugin = app.getPlugin('content-manager');
    plugin.injectComponent('listView', 'actions', { name: 'redirect-import', Component: RedirectImport });
    const contentManager = plugin.apis;
    contentManager.addEditViewSidePanel([OpenForms, FilesPanel, EntryFindings, DraftPreview, EntryHistory]);
    contentManager.addRichTextBlocks(addTables);
    contentManager.addDocumentAction(informOfConsequences);
    contentManager.addBulkAction(informOfConsequences);
  },
};
