import { ApplicationFiles } from './ApplicationFiles.tsx';
import { DateTimeField } from './DateTimeField.tsx';
import { DraftPreview } from './DraftPreview.tsx';
import { addStateColumn } from './StateColumn.tsx';
import { TextField } from './TextField.tsx';

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
  addFields: (fields: { type: string; Component: unknown }[]) => void;
  registerHook: (name: string, listener: unknown) => void;
  getPlugin: (name: string) => { apis: { addEditViewSidePanel: (panels: unknown[]) => void } };
}

export default {
  config: {
    locales: ['de', 'fr', 'it'],
    tutorials: false,
    notifications: { releases: false },
    translations: { de: german },
  },
  bootstrap(app: Admin) {
    app.addFields([
      { type: 'string', Component: TextField },
      { type: 'uid', Component: TextField },
      { type: 'datetime', Component: DateTimeField },
    ]);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', addStateColumn);
    app.getPlugin('content-manager').apis.addEditViewSidePanel([ApplicationFiles, DraftPreview]);
  },
};
