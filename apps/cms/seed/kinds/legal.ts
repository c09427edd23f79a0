import { callToAction, text } from '../blocks.ts';
import type { ExampleImprint, PageTexts } from '../entries.ts';

/** Who answers for a website. */
export interface Party {
  /** Full name in the commercial register. */
  companyName: string;
  address: readonly [street: string, place: string];
  phone: string;
  email: string;
}

/**
 * The privacy statement that is true of every website of the group: what these sites really do with data.
 * @param words what the organisation says at the beginning, in its own tone
 * @param others whose data it has beside those of visitors, in a sentence of its own
 */
export function privacyPage(party: Party, words: string, others?: string): PageTexts {
  const { companyName, address, phone, email } = party;
  return {
    title: 'Datenschutz',
    metaDescription: `Welche Personendaten die Website von ${companyName} bearbeitet, wie lange, und welche Rechte Sie haben.`,
    blocks: [
      text(
        '',
        '## In Kürze',
        words,
        'Diese Website zählt Sie nicht, verfolgt Sie nicht und zeigt keine Werbung.',
        '## Wer verantwortlich ist',
        `${companyName}, ${address.join(', ')}, ist für die Bearbeitung der Personendaten auf dieser Website verantwortlich.`,
        `Fragen beantworten wir gern: ${phone} oder ${email}.`,
        '## Welche Daten wir bearbeiten',
        '- Beim Aufruf einer Seite: Adresse der Seite, Zeitpunkt und Antwort des Servers. Das braucht es für den Betrieb und die Sicherheit.',
        '- Beim Schreiben einer Nachricht: Ihr Name, Ihre E-Mail-Adresse und was Sie uns schreiben. Wir verwenden es, um Ihnen zu antworten.',
        '- Bei einer Bewerbung: Ihre Angaben im Formular und die Dateien, die Sie mitschicken. Wir verwenden sie, um über die Anstellung zu entscheiden.',
        '- Beim Senden eines Formulars: die Netzadresse Ihres Anschlusses. Sie wird höchstens eine Stunde lang gezählt, damit niemand uns überschwemmt, und nirgends aufgeschrieben.',
        'Was Sie in ein Formular tippen, merkt sich Ihr Browser, bis Sie es senden oder den Tab schliessen. Wir sehen es erst nach dem Senden. Grosse Fotos verkleinert er vorher.',
        ...(others ? [others] : []),
        '## Wie lange wir sie behalten',
        'Ihre Bewerbung und alle Dateien dazu löschen wir 90 Tage nach einer Absage. Werden Sie angestellt, gehören sie in Ihr Personaldossier.',
        'Nachrichten löschen wir spätestens ein Jahr, nachdem sie bei uns angekommen sind.',
        '## Wer sie sieht',
        'Nur Mitarbeitende, die Ihre Anfrage oder Bewerbung bearbeiten. Wer die Server für uns betreibt, ist durch Vertrag zur Vertraulichkeit verpflichtet.',
        'Wir verkaufen keine Daten und geben sie nicht für Werbung weiter.',
        '## Cookies, Tracker und fremde Dienste',
        'Es gibt keine Statistik mit Personendaten, keine eingebetteten Netzwerke und keine Schriften von fremden Servern. Ein Cookie wird nur gesetzt, wenn sich Mitarbeitende im internen Bereich anmelden; es endet mit der Abmeldung, spätestens nach acht Stunden.',
        'Führt ein Link zu einer anderen Website, gilt deren Datenschutzerklärung.',
        '## Ihre Rechte',
        'Nach dem Bundesgesetz über den Datenschutz (DSG) können Sie jederzeit:',
        '- erfahren, ob und welche Daten wir über Sie bearbeiten, und sie herausverlangen',
        '- falsche Angaben berichtigen lassen',
        '- verlangen, dass wir Ihre Daten löschen oder nicht mehr bearbeiten',
        '- eine Einwilligung zurückziehen',
        'Schreiben Sie uns dazu kurz; wir antworten innert 30 Tagen und kostenlos. Sind Sie nicht einverstanden, können Sie sich an den Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB) wenden.',
        '## Stand',
        'Diese Erklärung gilt seit dem 1. November 2026. Ändert sich etwas, steht es hier.',
      ),
      callToAction('Noch eine Frage?', 'Wir erklären es Ihnen auch am Telefon.', 'Kontakt aufnehmen', '/kontakt'),
    ],
  };
}

/** An imprint with the same declarations for every organisation. The registration number is an invented one. */
export function imprintOf(party: Party, ...representatives: ExampleImprint['representatives']): ExampleImprint {
  const { companyName, address } = party;
  return {
    companyName,
    responsibleAuthority: `${companyName}, ${address.join(', ')}`,
    representatives,
    registrationNumber: 'CHE-000.000.000',
    taxId: 'CHE-000.000.000 MWST',
    disclaimers: [
      '## Inhalte',
      'Wir prüfen unsere Angaben sorgfältig. Trotzdem können sich Fehler einschleichen oder Angaben veralten; eine Gewähr für Richtigkeit und Vollständigkeit übernehmen wir nicht.',
      '## Links',
      'Für die Inhalte fremder Websites, auf die wir verweisen, sind deren Betreiber verantwortlich.',
    ],
    copyright: [
      `Texte, Bilder und Gestaltung dieser Website gehören ${companyName} oder werden mit dem Einverständnis der Berechtigten gezeigt.`,
      'Wer etwas davon weiterverwenden möchte, fragt uns bitte vorher.',
    ],
  };
}
