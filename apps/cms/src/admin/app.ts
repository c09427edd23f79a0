import { ApplicationFiles } from './ApplicationFiles.tsx';
import { DraftPreview } from './DraftPreview.tsx';

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
