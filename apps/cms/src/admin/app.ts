import { FilesPanel } from './applications/FilesPanel.tsx';
import { informOfConsequences } from './Consequences.tsx';
import { DraftPreview } from './DraftPreview.tsx';
import { EntryHistory } from './EntryHistory.tsx';
import { EntryFindings } from './EntryFindings.tsx';
import { OpenForms } from './OpenForms.tsx';
import { nameValues } from './namedValues.ts';
import { addStateColumn } from './StateColumn.tsx';
import { ApplicationsIcon, AuditIcon, OverviewIcon, TrashIcon } from './icons.tsx';
import { ChoiceField } from './fields/ChoiceField.tsx';
import { DateTimeField } from './fields/DateTimeField.tsx';
import { TextField } from './fields/TextField.tsx';

// The admin defaults to German. Strapi reads the language from localStorage before the first render; a language that a
// user has chosen in the profile is kept.
const languageKey = 'strapi-admin-language';
if (!window.localStorage.getItem(languageKey)) window.localStorage.setItem(languageKey, 'de');

// Hides Strapi's announcements from editors. The key ends with the project id, which this project does not have.
for (const project of ['undefined', 'false']) {
  window.localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${project}`, 'true');
}

/** Common texts that Strapi's German translation lacks. */
const german = {
  User: 'Konten der Websites',
  'app.components.LeftMenu.navbrand.title': 'Inhalte der Websites',
  'components.Input.error.validation.regex': 'Bitte so schreiben, wie es unter dem Feld steht.',
  'components.Input.error.validation.required': 'Bitte ausfüllen.',
  'content-manager.containers.list.table-headers.status': 'Fassung',
  'content-manager.components.DynamicZone.add-item-above': 'Block darüber einfügen',
  'content-manager.components.DynamicZone.add-item-below': 'Block darunter einfügen',
  'content-manager.components.DynamicZone.more-actions': 'Weitere Aktionen',
  'content-manager.plugin.name': 'Inhalte',
  'i18n.list-view.table.header.label': 'Sprachen',
  'search.placeholder': 'Suchen',
  blocks: 'Blöcke',
};

interface Admin {
  widgets: { register: (arrange: (others: readonly object[]) => readonly object[]) => void };
  addFields: (fields: { type: string; Component: unknown }[]) => void;
  registerHook: (name: string, listener: unknown) => void;
  addMenuLink: (link: object) => void;
  getPlugin: (name: string) => { apis: ContentManager };
}

interface ContentManager {
  addEditViewSidePanel: (panels: unknown[]) => void;
  addDocumentAction: (change: typeof informOfConsequences) => void;
  addBulkAction: (change: typeof informOfConsequences) => void;
}

export default {
  config: {
    locales: ['de', 'fr', 'it'],
    tutorials: false,
    notifications: { releases: false },
    translations: { de: german },
  },
  register(app: Admin) {
    const overview = {
      icon: OverviewIcon,
      title: { id: 'content.overview', defaultMessage: 'Mein Betrieb' },
      component: () => import('./Overview.tsx').then(({ OverviewWidget }) => OverviewWidget),
      pluginId: 'content',
      id: 'overview',
      permissions: [{ action: 'plugin::upload.read', subject: null }],
    };
    app.widgets.register((others) => [overview, ...others]);
    app.addMenuLink({
      to: 'bewerbungen',
      icon: ApplicationsIcon,
      intlLabel: { id: 'content.applications', defaultMessage: 'Bewerbungen' },
      permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'plugin::content.application' }],
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
  },
  bootstrap(app: Admin) {
    app.addFields([
      { type: 'string', Component: TextField },
      { type: 'uid', Component: TextField },
      { type: 'datetime', Component: DateTimeField },
      { type: 'enumeration', Component: ChoiceField },
    ]);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', nameValues);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', addStateColumn);
    const contentManager = app.getPlugin('content-manager').apis;
    contentManager.addEditViewSidePanel([OpenForms, FilesPanel, EntryFindings, DraftPreview, EntryHistory]);
    contentManager.addDocumentAction(informOfConsequences);
    contentManager.addBulkAction(informOfConsequences);
  },
};
