import { defineTexts } from '@group/ui/texts/defineTexts';

/** Words of the specification (section 2): username, password, login. */
export const loginTexts = defineTexts({
  de: {
    title: 'Anmelden',
    lead: 'Der interne Bereich ist für unsere Mitarbeitenden.',
    username: 'Benutzername',
    password: 'Passwort',
    login: 'Anmelden',
    pending: 'Wird angemeldet …',
  },
  gsw: {
    title: 'Aamälde',
    lead: 'De intern Bereich isch für eusi Mitarbeitende.',
    username: 'Benutzername',
    password: 'Passwort',
    login: 'Aamälde',
    pending: 'Wird aagmäldet …',
  },
  en: {
    title: 'Login',
    lead: 'The internal area is for our staff.',
    username: 'Username',
    password: 'Password',
    login: 'Login',
    pending: 'Logging in …',
  },
  it: {
    title: 'Accesso',
    lead: 'L’area interna è riservata al nostro personale.',
    username: 'Nome utente',
    password: 'Password',
    login: 'Accedere',
    pending: 'Accesso in corso …',
  },
  fr: {
    title: 'Connexion',
    lead: 'L’espace interne est réservé à notre personnel.',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    login: 'Se connecter',
    pending: 'Connexion en cours …',
  },
});
