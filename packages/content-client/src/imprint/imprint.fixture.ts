import { firstOf, rejectProblem, wireAnswer, wireParagraphs } from '../wire/wire.fixture.ts';
import { parseImprint } from './imprint.schema.ts';

/** A response of `GET /api/imprints`. */
export const wireImprintsFixture = wireAnswer({
  id: 'i1imprint000000000000000',
  attributes: {
    companyName: 'Alterszentrum Tabor AG',
    responsibleAuthority: 'Alterszentrum Tabor AG, Taborstrasse 12, 8999 Aeugst am See',
    authorizedRepresentatives: [
      { id: 1, name: 'Ursina Beispiel', role: 'Geschäftsleiterin' },
      { id: 2, name: 'Beat Muster', role: null },
    ],
    registrationNumber: 'CHE-000.000.000',
    taxId: 'CHE-000.000.000 MWST',
    disclaimers: wireParagraphs(
      'Wir prüfen alle Angaben sorgfältig. Für ihre Vollständigkeit können wir nicht einstehen.',
    ),
    copyright: wireParagraphs('Texte und Bilder gehören der Alterszentrum Tabor AG, wo nichts anderes steht.'),
  },
});

export const imprintFixture = firstOf([parseImprint(wireImprintsFixture, rejectProblem)].filter((it) => it !== null));
