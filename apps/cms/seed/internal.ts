import type { Lines } from './blocks.ts';
import type { DownloadTexts } from './entries.ts';
import type { Example } from './example.ts';

/** What the staff of an organisation finds after logging in. */
export interface ExampleInternal {
  news: readonly { id: string; date: string; title: string; body: Lines }[];
  documents: readonly (DownloadTexts & { id: string })[];
  contacts: readonly { id: string; name: string; role: string; phone: string; email: string }[];
}

/** The same for every organisation, in its own name. */
export function internalOf({ name, phone, email }: Example): ExampleInternal {
  return {
    news: [
      {
        id: 'weihnachtsessen',
        date: '2026-11-16',
        title: 'Einladung zum Weihnachtsessen',
        body: [
          `Am 11. Dezember essen wir zusammen: Alle, die bei uns arbeiten, sind herzlich eingeladen. ${name} dankt für dieses Jahr.`,
          'Bitte sagen Sie bis Ende November Ihrer Vorgesetzten oder Ihrem Vorgesetzten, ob Sie kommen.',
        ],
      },
      {
        id: 'ferienplanung',
        date: '2026-11-02',
        title: 'Ferien 2027: Wünsche bis 15. Dezember',
        body: [
          'Die Ferienplanung für das nächste Jahr beginnt. Tragen Sie Ihre Wünsche bitte bis 15. Dezember ein.',
          '- Wer schulpflichtige Kinder hat, plant zuerst die Schulferien.',
          '- Zwei Wochen am Stück gehören zu jedem Jahr.',
        ],
      },
    ],
    documents: [
      {
        id: 'spesen',
        title: 'Merkblatt Spesen',
        description: 'Was vergütet wird, und bis wann die Belege da sein müssen.',
        lines: [
          'Auslagen im Dienst werden vergütet, wenn ein Beleg vorliegt.',
          '## Was vergütet wird',
          '- Fahrten mit dem öffentlichen Verkehr, zweite Klasse',
          '- Verpflegung an ganztägigen Weiterbildungen',
          '## Wie es geht',
          'Geben Sie Belege bis zum Fünften des nächsten Monats ab. Ausbezahlt wird mit dem Lohn.',
        ],
      },
    ],
    contacts: [
      { id: 'personal', name: 'Ruth Beispiel', role: 'Personaldienst', phone, email },
      { id: 'informatik', name: 'Marco Muster', role: 'Hilfe bei Computer und Telefon', phone, email },
    ],
  };
}
