import { ApplicationFiles } from './ApplicationFiles.tsx';
import { DraftPreview } from './DraftPreview.tsx';

// Editors read German. Strapi asks the browser's storage before anything is drawn; whoever chooses another language in
// the profile keeps it.
const languageKey = 'strapi-admin-language';
if (!window.localStorage.getItem(languageKey)) window.localStorage.setItem(languageKey, 'de');

// Strapi's own announcements are not for editors. The key ends with the project's id, which this one has none of.
for (const project of ['undefined', 'false']) {
  window.localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${project}`, 'true');
}

/** What Strapi's German leaves out and editors see every day. */
const german = {
  User: 'Konten der Websites',
  'app.components.LeftMenu.navbrand.title': 'Inhalte der Websites',
  'content-manager.components.DynamicZone.add-item-above': 'Block darüber einfügen',
  'content-manager.components.DynamicZone.add-item-below': 'Block darunter einfügen',
  'content-manager.components.DynamicZone.more-actions': 'Weitere Aktionen',
  'content-manager.plugin.name': 'Inhalte',
  'i18n.list-view.table.header.label': 'Sprachen',
  'search.placeholder': 'Suchen',
  blocks: 'Blöcke',
};

interface Admin {
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
    app.getPlugin('content-manager').apis.addEditViewSidePanel([ApplicationFiles, DraftPreview]);
  },
};
