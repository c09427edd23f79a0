import { wirePicture, wirePictureList } from '../picture/picture.fixture.ts';
import { firstOf, rejectProblem, wireAnswer, wireCompanyRelation, wireParagraphs } from '../wire/wire.fixture.ts';
import { parseHouses } from './house.schema.ts';

/** A response of `GET /api/houses`: one with all fields, one with only the required ones. */
export const wireHousesFixture = wireAnswer(
  {
    id: 'h1haupthaus0000000000000',
    attributes: {
      name: 'Haupthaus am See',
      slug: 'haupthaus-am-see',
      kind: 'care',
      sortOrder: 1,
      teaser: '64 helle Zimmer, eine Cafeteria für alle und ein Garten bis ans Wasser.',
      body: wireParagraphs('Das Haupthaus steht seit 1964 am See und wurde 2019 umgebaut. Jedes Zimmer hat ein Bad.'),
      picture: wirePicture('haupthaus_ab12.jpg', 'Das Haupthaus, vom See her gesehen'),
      pictures: wirePictureList(
        wirePicture('cafeteria_cd34.jpg', 'Die Cafeteria am Nachmittag'),
        wirePicture('zimmer_ef56.jpg', 'Ein Zimmer mit Blick ins Grüne'),
      ),
      street: 'Taborstrasse 12',
      postalCode: '8999',
      city: 'Aeugst am See',
      phone: '044 000 00 00',
      email: 'haupthaus@tabor.example',
      website: null,
      places: 64,
      tariffs: [
        {
          id: 1,
          validFrom: '2026-01-01',
          validUntil: '2027-12-31',
          carePerHour: 77.4,
          deposit: 5000,
          rooms: [
            { id: 1, name: 'Zimmer zum Garten', roomPerDay: 148, supportPerDay: 52 },
            { id: 2, name: 'Zimmer zum See', roomPerDay: 164, supportPerDay: 52 },
          ],
          extras: [{ id: 1, name: 'Wäsche flicken, pro Stunde', amount: '48' }],
        },
      ],
      openingHours: 'täglich 8 bis 20 Uhr',
      contactPerson: {
        id: 1,
        name: 'Ursina Beispiel',
        role: 'Hausleiterin',
        phone: '044 000 00 00',
        email: 'hausleitung@tabor.example',
        picture: { data: null },
      },
      latitude: 47.2702,
      longitude: 8.4893,
      publicTransport: wireParagraphs('Bus 4 bis «Kirche», danach drei Minuten zu Fuss.'),
      byCar: wireParagraphs('Besucherparkplätze hinter dem Haus, zwei davon rollstuhlgängig.'),
      company: wireCompanyRelation('tabor', 'Tabor'),
    },
  },
  {
    id: 'h2gartenhaus000000000000',
    attributes: {
      name: 'Gartenhaus',
      slug: 'gartenhaus',
      kind: null,
      sortOrder: 2,
      teaser: 'Wohngruppe für Menschen mit Demenz, mit geschütztem Garten.',
      body: null,
      picture: { data: null },
      pictures: { data: null },
      street: 'Taborstrasse 14',
      postalCode: '8999',
      city: 'Aeugst am See',
      phone: null,
      email: null,
      website: null,
      places: null,
      openingHours: null,
      contactPerson: null,
      latitude: null,
      longitude: null,
      publicTransport: null,
      byCar: null,
      company: wireCompanyRelation('tabor', 'Tabor'),
    },
  },
);

export const housesFixture = parseHouses(wireHousesFixture, rejectProblem);
export const houseFixture = firstOf(housesFixture);
