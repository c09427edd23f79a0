import { defineMessages } from '@group/ui/messages/defineMessages';

/** Texts of the sign-in with the company's directory. */
export const directoryMessages = defineMessages({
  de: {
    signIn: 'Mit Firmenkonto anmelden',
    expired: 'Die Anmeldung mit dem Firmenkonto wurde nicht abgeschlossen',
    expiredHelp:
      'Sie dauerte zu lange oder wurde in einem anderen Fenster begonnen. Bitte versuchen Sie es noch einmal.',
    cancelled: 'Die Anmeldung mit dem Firmenkonto wurde abgebrochen',
    cancelledHelp: 'Sie können es noch einmal versuchen oder sich mit Benutzername und Passwort anmelden.',
    unavailable: 'Die Anmeldung mit dem Firmenkonto ist im Moment nicht möglich',
    unavailableHelp:
      'Bitte versuchen Sie es in einigen Minuten noch einmal. Die Anmeldung mit Benutzername und Passwort geht weiterhin.',
    noGroup: 'Ihr Firmenkonto hat hier keinen Zugang',
    noGroupHelp: 'Bitte lassen Sie sich von Ihrer Informatik in die Gruppe dieses Hauses aufnehmen.',
  },
  gsw: {
    signIn: 'Mit em Firmekonto aamälde',
    expired: 'S Aamälde mit em Firmekonto isch nöd fertig worde',
    expiredHelp: 'Es hät z lang duuret oder isch imene andere Fänschter aagfange worde. Bitte probiered Sie s nomal.',
    cancelled: 'S Aamälde mit em Firmekonto isch abbroche worde',
    cancelledHelp: 'Sie chönd s nomal probiere oder sich mit Benutzername und Passwort aamälde.',
    unavailable: 'S Aamälde mit em Firmekonto gaht im Momänt nöd',
    unavailableHelp: 'Bitte probiered Sie s i es paar Minute nomal. Mit Benutzername und Passwort gahts wiiterhin.',
    noGroup: 'Ihres Firmekonto hät da kei Zuegang',
    noGroupHelp: 'Bitte lönd Sie sich vo Ihrere Informatik i d Gruppe vo dem Huus ufnäh.',
  },
  en: {
    signIn: 'Log in with your company account',
    expired: 'Logging in with your company account was not completed',
    expiredHelp: 'It took too long or was started in another window. Please try again.',
    cancelled: 'Logging in with your company account was cancelled',
    cancelledHelp: 'You can try again, or log in with your username and password.',
    unavailable: 'Logging in with your company account is not possible at the moment',
    unavailableHelp: 'Please try again in a few minutes. Logging in with username and password still works.',
    noGroup: 'Your company account has no access here',
    noGroupHelp: 'Please ask your IT department to add you to the group of this house.',
  },
  it: {
    signIn: 'Accedere con l’account aziendale',
    expired: 'L’accesso con l’account aziendale non è stato completato',
    expiredHelp: 'Ha richiesto troppo tempo o è iniziato in un’altra finestra. La preghiamo di riprovare.',
    cancelled: 'L’accesso con l’account aziendale è stato annullato',
    cancelledHelp: 'Può riprovare oppure accedere con nome utente e password.',
    unavailable: 'Al momento non è possibile accedere con l’account aziendale',
    unavailableHelp: 'Riprovi tra qualche minuto. L’accesso con nome utente e password continua a funzionare.',
    noGroup: 'Il suo account aziendale non ha accesso a quest’area',
    noGroupHelp: 'Chieda al suo servizio informatico di aggiungerla al gruppo di questa casa.',
  },
  fr: {
    signIn: 'Se connecter avec le compte d’entreprise',
    expired: 'La connexion avec le compte d’entreprise n’a pas abouti',
    expiredHelp: 'Elle a duré trop longtemps ou a été commencée dans une autre fenêtre. Veuillez réessayer.',
    cancelled: 'La connexion avec le compte d’entreprise a été annulée',
    cancelledHelp: 'Vous pouvez réessayer ou vous connecter avec le nom d’utilisateur et le mot de passe.',
    unavailable: 'La connexion avec le compte d’entreprise n’est pas possible en ce moment',
    unavailableHelp:
      'Veuillez réessayer dans quelques minutes. La connexion avec le nom d’utilisateur et le mot de passe reste possible.',
    noGroup: 'Votre compte d’entreprise n’a pas accès à cet espace',
    noGroupHelp: 'Veuillez demander à votre service informatique de vous ajouter au groupe de cette maison.',
  },
});
