// Editors read German. Strapi asks the browser's storage before anything is drawn; whoever chooses another language in
// the profile keeps it.
const languageKey = 'strapi-admin-language';
if (!window.localStorage.getItem(languageKey)) window.localStorage.setItem(languageKey, 'de');

export default {
  config: {
    locales: ['de', 'fr', 'it'],
    tutorials: false,
    notifications: { releases: false },
    translations: {
      de: { 'app.components.LeftMenu.navbrand.title': 'Inhalte der Websites' },
    },
  },
  bootstrap() {},
};
