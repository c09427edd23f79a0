import { wirePicture } from '../picture/picture.fixture.ts';
import { rejectProblem, wireAnswer, wireCompanyRelation, wireParagraphs } from '../wire/wire.fixture.ts';
import { parseTrainingPositions } from './trainingPosition.schema.ts';

/** A response of `GET /api/training-positions`. */
export const wireTrainingPositionsFixture = wireAnswer(
  {
    id: 't1fage000000000000000000',
    attributes: {
      title: 'Fachfrau oder Fachmann Gesundheit',
      sortOrder: 1,
      qualification: 'EFZ',
      duration: '3 Jahre',
      teaser: 'Menschen pflegen, ihren Alltag mittragen und medizinische Handgriffe sicher beherrschen.',
      body: wireParagraphs('Sie lernen auf drei Wohngruppen und sind an anderthalb Tagen in der Woche in der Schule.'),
      picture: wirePicture('lernende_1a2b.jpg', 'Eine Lernende misst den Blutdruck einer Bewohnerin'),
      company: wireCompanyRelation('tabor', 'Tabor'),
    },
  },
  {
    id: 't2koch000000000000000000',
    attributes: {
      title: 'Köchin oder Koch',
      sortOrder: 2,
      qualification: 'EFZ',
      duration: null,
      teaser: 'Frisch kochen für hundert Gäste am Tag, vom Frühstück bis zum Festmenü.',
      body: null,
      picture: { data: null },
      company: wireCompanyRelation('tabor', 'Tabor'),
    },
  },
);

export const trainingPositionsFixture = parseTrainingPositions(wireTrainingPositionsFixture, rejectProblem);
