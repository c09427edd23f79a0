import { defineMessages } from '@group/ui/messages/defineMessages';

/** What a page says of its own state. */
export const stateNewsMessages = defineMessages({
  de: {
    news: (what: string) => `Neu: ${what}`,
    outdated: (time: string) => `Stand von ${time} Uhr. Ob es Neues gibt, können wir gerade nicht nachsehen.`,
    interrupted:
      'Die Verbindung ist abgebrochen. Was bei uns angekommen ist, steht auf dieser Seite; fehlt etwas, senden Sie bitte nochmals.',
  },
  gsw: {
    news: (what) => `Neu: ${what}`,
    outdated: (time) => `Stand vo ${time} Uhr. Öb s öppis Neus git, chönd mir grad nöd naaluege.`,
    interrupted:
      'D Verbindig isch abbroche. Was bi eus aacho isch, staht uf dere Siite; fäält öppis, schicked Sie bitte nomal.',
  },
  en: {
    news: (what) => `New: ${what}`,
    outdated: (time) => `As of ${time}. We cannot check for news just now.`,
    interrupted:
      'The connection was lost. What has reached us is shown on this page; if anything is missing, please send again.',
  },
  it: {
    news: (what) => `Novità: ${what}`,
    outdated: (time) => `Stato alle ${time}. Al momento non possiamo verificare se ci sono novità.`,
    interrupted:
      'La connessione si è interrotta. Quello che ci è arrivato è su questa pagina; se manca qualcosa, invii di nuovo il modulo.',
  },
  fr: {
    news: (what) => `Nouveau\u00A0: ${what}`,
    outdated: (time) => `État à ${time}. En ce moment, nous ne pouvons pas vérifier s’il y a du nouveau.`,
    interrupted:
      'La connexion a été interrompue. Ce qui nous est parvenu figure sur cette page\u202F; s’il manque quelque chose, veuillez envoyer le formulaire à nouveau.',
  },
});
