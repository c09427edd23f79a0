import { maxFileMegabytes, maxFiles } from '@group/content-client/contract/submissions/files';
import { maxMessageLength } from '@group/content-client/contract/submissions/fields';
import { maxOtherHouses } from '@group/content-client/contract/submissions/houses';
import { defineMessages } from '@group/ui/messages/defineMessages';
import { formatNumber } from '@group/ui/messages/format';

/** What a form says when it is sent, taken or not taken. */
export const formMessages = defineMessages({
  de: {
    send: 'Senden',
    sendAgain: 'Nochmals senden',
    sending: 'Wird gesendet …',
    reference: (reference: string) => `Ihre Referenz: ${reference}`,
    trap: 'Bitte leer lassen',
    broken: 'Die Verbindung ist abgebrochen. Ihre Angaben sind noch da: Bitte senden Sie nochmals.',
    cancelled: 'Abgebrochen. Ihre Angaben sind noch da.',
    again: 'Ihre Angaben wurden noch nicht gesendet. Bitte senden Sie nochmals.',
    trapped:
      'Ihre Angaben wurden noch nicht gesendet, weil Ihr Browser ein verstecktes Feld ausgefüllt hat. Bitte bestätigen Sie unten, dass Sie das Formular selbst ausgefüllt haben, und senden Sie nochmals.',
    person: 'Ich habe dieses Formular selbst ausgefüllt.',
    tooLarge: `Das ist mehr, als wir annehmen können: höchstens ${maxFiles} Dateien mit je ${maxFileMegabytes} MB.`,
    unreadable: 'Ihre Angaben sind unvollständig angekommen. Bitte senden Sie nochmals.',
    full: 'Wir können Ihre Angaben gerade nicht sicher aufbewahren. Bitte rufen Sie uns an oder versuchen Sie es später.',
    tooOften:
      'Von Ihrem Anschluss kamen sehr viele Formulare. Bitte versuchen Sie es in einer Stunde nochmals oder rufen Sie uns an.',
    crowded:
      'Gerade kommen zu viele Dateien auf einmal an. Ihre Angaben wurden noch nicht gesendet. Bitte senden Sie in ein paar Minuten nochmals.',
    unavailable: 'Ihre Angaben konnten nicht gesendet werden. Bitte versuchen Sie es nochmals oder rufen Sie uns an.',
    chooseAgain: 'Bitte wählen Sie Ihre Dateien nochmals aus.',
    tooLong: (label: string) => `Der Text bei «${label}» ist zu lang. Bitte kürzen Sie ihn.`,
    messageTooLong: (label: string) =>
      `Der Text bei «${label}» ist zu lang. Bitte kürzen Sie ihn auf höchstens ${formatNumber('de', maxMessageLength)} Zeichen.`,
    email: 'Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@beispiel.ch.',
    phone: 'Bitte prüfen Sie die Telefonnummer, zum Beispiel 079 000 00 00.',
    unknownPhone:
      'Diese Telefonnummer kennen wir nicht. Eine ausländische braucht die Vorwahl des Landes, zum Beispiel +49 151 00000000. Stimmt sie? Dann senden Sie nochmals, und wir übernehmen sie, wie sie ist.',
    languageFirst: 'Wechseln Sie die Sprache vor dem Ausfüllen: Danach ist das Formular leer.',
    choice: (label: string) => `Bitte wählen Sie bei «${label}» etwas aus.`,
    day: (label: string) =>
      `${label}: Bitte nennen Sie einen Tag in den nächsten drei Monaten, als Text in der Form TT.MM.JJJJ.`,
    emailOrPhone: 'Geben Sie eine E-Mail-Adresse oder eine Telefonnummer an.',
    tooManyHouses: `Wählen Sie höchstens ${maxOtherHouses} andere Häuser.`,
  },
  gsw: {
    send: 'Schicke',
    sendAgain: 'Nomal schicke',
    sending: 'Wird gschickt …',
    reference: (reference) => `Ihri Referänz: ${reference}`,
    trap: 'Bitte läär laa',
    broken: 'D Verbindig isch abbroche. Ihri Aagabe sind no da: Bitte schicked Sie nomal.',
    cancelled: 'Abbroche. Ihri Aagabe sind no da.',
    again: 'Ihri Aagabe sind nonig gschickt worde. Bitte schicked Sie nomal.',
    trapped:
      'Ihri Aagabe sind nonig gschickt worde, will Ihre Browser es versteckts Fäld usgfüllt hät. Bitte bestätiged Sie une, dass Sie s Formular sälber usgfüllt händ, und schicked Sie nomal.',
    person: 'Ich ha das Formular sälber usgfüllt.',
    tooLarge: `Das isch meh, als mir chönd aanäh: höchschtens ${maxFiles} Dateie mit je ${maxFileMegabytes} MB.`,
    unreadable: 'Ihri Aagabe sind nöd ganz aacho. Bitte schicked Sie nomal.',
    full: 'Mir chönd Ihri Aagabe grad nöd sicher ufbewahre. Bitte lüted Sie eus aa oder probiered Sie s spöter.',
    tooOften:
      'Vo Ihrem Aaschluss sind sehr vill Formular cho. Bitte probiered Sie s inere Stund nomal oder lüted Sie eus aa.',
    crowded:
      'Grad chömed z vill Dateie ufs Mal aa. Ihri Aagabe sind nonig gschickt worde. Bitte schicked Sie i es paar Minute nomal.',
    unavailable: 'Ihri Aagabe händ nöd chöne gschickt werde. Bitte probiered Sie s nomal oder lüted Sie eus aa.',
    chooseAgain: 'Bitte wähled Sie Ihri Dateie nomal us.',
    tooLong: (label) => `De Text bi «${label}» isch z lang. Bitte chürzed Sie ihn.`,
    messageTooLong: (label) =>
      `De Text bi «${label}» isch z lang. Bitte chürzed Sie ihn uf höchschtens ${formatNumber('gsw', maxMessageLength)} Zeiche.`,
    email: 'Bitte prüefed Sie d E-Mail-Adrässe, zum Biispil name@beispiel.ch.',
    phone: 'Bitte prüefed Sie d Telefonnummere, zum Biispil 079 000 00 00.',
    unknownPhone:
      'Die Telefonnummere känned mir nöd. En usländischi bruucht d Vorwahl vom Land, zum Biispil +49 151 00000000. Stimmt si? Dänn schicked Sie nomal, und mir nämed si, wie si isch.',
    languageFirst: 'Wächsled Sie d Spraach vor em Usfülle: Nachher isch s Formular läär.',
    choice: (label) => `Bitte wähled Sie bi «${label}» öppis us.`,
    day: (label) => `${label}: Bitte säged Sie en Tag i de nächschte drüü Mönet, als Text i de Form TT.MM.JJJJ.`,
    emailOrPhone: 'Gänd Sie en E-Mail-Adrässe oder e Telefonnummere aa.',
    tooManyHouses: `Wähled Sie höchschtens ${maxOtherHouses} anderi Hüüser.`,
  },
  en: {
    send: 'Send',
    sendAgain: 'Send again',
    sending: 'Sending …',
    reference: (reference) => `Your reference: ${reference}`,
    trap: 'Please leave empty',
    broken: 'The connection was lost. Your details are still here: please send again.',
    cancelled: 'Stopped. Your details are still here.',
    again: 'Your details have not been sent yet. Please send again.',
    trapped:
      'Your details have not been sent yet because your browser filled in a hidden field. Please confirm below that you filled in the form yourself, and send again.',
    person: 'I filled in this form myself.',
    tooLarge: `That is more than we can take: ${maxFiles} files of ${maxFileMegabytes} MB each at most.`,
    unreadable: 'Your details did not arrive completely. Please send again.',
    full: 'We cannot keep your details safely just now. Please call us, or try again later.',
    tooOften: 'We have received a great many forms from your connection. Please try again in an hour, or call us.',
    crowded:
      'Too many files are arriving at once just now. Your details have not been sent yet. Please send again in a few minutes.',
    unavailable: 'Your details could not be sent. Please try again, or call us.',
    chooseAgain: 'Please choose your files again.',
    tooLong: (label) => `The text under “${label}” is too long. Please shorten it.`,
    messageTooLong: (label) =>
      `The text under “${label}” is too long. Please shorten it to ${formatNumber('en', maxMessageLength)} characters at most.`,
    email: 'Please check the e-mail address, for example name@example.com.',
    phone: 'Please check the phone number, for example 079 000 00 00.',
    unknownPhone:
      'We do not recognise this phone number. A foreign one needs its country code, for example +49 151 00000000. Is it correct? Then send again, and we will take it as it is.',
    languageFirst: 'Choose the language before you fill in the form: changing it empties the form.',
    choice: (label) => `Please select something under “${label}”.`,
    day: (label) => `${label}: please name a day within the next three months, typed as DD.MM.YYYY.`,
    emailOrPhone: 'Enter an e-mail address or a phone number.',
    tooManyHouses: `Choose ${maxOtherHouses} other houses at most.`,
  },
  it: {
    send: 'Inviare',
    sendAgain: 'Inviare di nuovo',
    sending: 'Invio in corso …',
    reference: (reference) => `Il suo riferimento: ${reference}`,
    trap: 'Lasciare vuoto',
    broken: 'La connessione si è interrotta. I suoi dati sono ancora qui: li invii di nuovo.',
    cancelled: 'Interrotto. I suoi dati sono ancora qui.',
    again: 'I suoi dati non sono ancora stati inviati. Li invii di nuovo.',
    trapped:
      'I suoi dati non sono ancora stati inviati, perché il suo browser ha compilato un campo nascosto. Confermi qui sotto di avere compilato personalmente il modulo e lo invii di nuovo.',
    person: 'Ho compilato personalmente questo modulo.',
    tooLarge: `È più di quanto possiamo ricevere: al massimo ${maxFiles} file di ${maxFileMegabytes} MB ciascuno.`,
    unreadable: 'I suoi dati non sono arrivati completi. Li invii di nuovo.',
    full: 'Al momento non possiamo conservare i suoi dati in modo sicuro. Ci telefoni o riprovi più tardi.',
    tooOften: 'Dalla sua connessione sono arrivati moltissimi moduli. Riprovi tra un’ora o ci telefoni.',
    crowded:
      'In questo momento arrivano troppi file insieme. I suoi dati non sono ancora stati inviati. Li invii di nuovo tra qualche minuto.',
    unavailable: 'Non è stato possibile inviare i suoi dati. Riprovi o ci telefoni.',
    chooseAgain: 'Scelga di nuovo i suoi file.',
    tooLong: (label) => `Il testo in «${label}» è troppo lungo. Lo abbrevi.`,
    messageTooLong: (label) =>
      `Il testo in «${label}» è troppo lungo. Lo abbrevi a ${formatNumber('it', maxMessageLength)} caratteri al massimo.`,
    email: 'Controlli l’indirizzo e-mail, per esempio nome@esempio.ch.',
    phone: 'Controlli il numero di telefono, per esempio 079 000 00 00.',
    unknownPhone:
      'Non riconosciamo questo numero di telefono. Un numero estero richiede il prefisso del Paese, per esempio +49 151 00000000. È corretto? Allora invii di nuovo il modulo e lo riprendiamo così com’è.',
    languageFirst: 'Scelga la lingua prima di compilare il modulo: se la cambia, il modulo si svuota.',
    choice: (label) => `Scelga qualcosa in «${label}».`,
    day: (label) => `${label}: indichi un giorno nei prossimi tre mesi, scritto nella forma GG.MM.AAAA.`,
    emailOrPhone: 'Indichi un indirizzo e-mail o un numero di telefono.',
    tooManyHouses: `Scelga al massimo altre ${maxOtherHouses} case.`,
  },
  fr: {
    send: 'Envoyer',
    sendAgain: 'Envoyer à nouveau',
    sending: 'Envoi en cours …',
    reference: (reference) => `Votre référence\u00A0: ${reference}`,
    trap: 'Laisser vide',
    broken: 'La connexion a été interrompue. Vos données sont encore là\u00A0: veuillez les envoyer à nouveau.',
    cancelled: 'Interrompu. Vos données sont encore là.',
    again: 'Vos données n’ont pas encore été envoyées. Veuillez les envoyer à nouveau.',
    trapped:
      'Vos données n’ont pas encore été envoyées, car votre navigateur a rempli un champ caché. Veuillez confirmer ci-dessous que vous avez rempli le formulaire vous-même, puis l’envoyer à nouveau.',
    person: 'J’ai rempli ce formulaire moi-même.',
    tooLarge: `C’est plus que nous ne pouvons recevoir\u00A0: ${maxFiles} fichiers de ${maxFileMegabytes} Mo au maximum.`,
    unreadable: 'Vos données ne sont pas arrivées au complet. Veuillez les envoyer à nouveau.',
    full: 'Nous ne pouvons pas conserver vos données en sécurité pour le moment. Appelez-nous ou réessayez plus tard.',
    tooOften:
      'Nous avons reçu un très grand nombre de formulaires depuis votre connexion. Réessayez dans une heure ou appelez-nous.',
    crowded:
      'Trop de fichiers arrivent en même temps. Vos données n’ont pas encore été envoyées. Veuillez les envoyer à nouveau dans quelques minutes.',
    unavailable: 'Vos données n’ont pas pu être envoyées. Réessayez ou appelez-nous.',
    chooseAgain: 'Veuillez choisir vos fichiers à nouveau.',
    tooLong: (label) => `Le texte sous «\u00A0${label}\u00A0» est trop long. Veuillez l’abréger.`,
    messageTooLong: (label) =>
      `Le texte sous «\u00A0${label}\u00A0» est trop long. Veuillez l’abréger à ${formatNumber('fr', maxMessageLength)} caractères au maximum.`,
    email: 'Vérifiez l’adresse e-mail, par exemple nom@exemple.ch.',
    phone: 'Vérifiez le numéro de téléphone, par exemple 079 000 00 00.',
    unknownPhone:
      'Nous ne reconnaissons pas ce numéro de téléphone. Un numéro étranger demande l’indicatif du pays, par exemple +49 151 00000000. Est-il correct\u202F? Alors envoyez le formulaire à nouveau, et nous le reprendrons tel quel.',
    languageFirst: 'Changez de langue avant de remplir le formulaire\u00A0: ensuite, il sera vide.',
    choice: (label) => `Faites un choix sous «\u00A0${label}\u00A0».`,
    day: (label) => `${label}\u00A0: indiquez un jour des trois prochains mois, écrit sous la forme JJ.MM.AAAA.`,
    emailOrPhone: 'Indiquez une adresse e-mail ou un numéro de téléphone.',
    tooManyHouses: `Choisissez au plus ${maxOtherHouses} autres maisons.`,
  },
});
