import { wirePicture } from '../picture/picture.fixture.ts';
import { rejectProblem, wireAnswer } from '../wire/wire.fixture.ts';
import { parsePeople } from './person.schema.ts';

/** A response of `GET /api/people` with fictitious people. */
export const wirePeopleFixture = wireAnswer(
  {
    id: 'p1leitung000000000000000',
    attributes: {
      name: 'Ursina Beispiel',
      sortOrder: 1,
      role: 'Leiterin Pflege und Betreuung',
      department: 'Geschäftsleitung',
      phone: '044 000 00 00',
      email: 'ursina.beispiel@tabor.example',
      picture: wirePicture('ursina_1f2e.jpg', ''),
    },
  },
  {
    id: 'p2kueche0000000000000000',
    attributes: {
      name: 'Beat Muster',
      sortOrder: 2,
      role: 'Küchenchef',
      department: null,
      phone: null,
      email: null,
      picture: { data: null },
    },
  },
);

export const peopleFixture = parsePeople(wirePeopleFixture, rejectProblem);
