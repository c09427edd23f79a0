import { rejectProblem, wireAnswer } from '../wire/wire.fixture.ts';
import { parseDownloads } from './download.schema.ts';

function wireFile(name: string, size: number) {
  return { data: { id: 9, attributes: { url: `/uploads/${name}`, size, mime: 'application/pdf', ext: '.pdf' } } };
}

/** A response of `GET /api/downloads`. */
export const wireDownloadsFixture = wireAnswer(
  {
    id: 'd1taxordnung000000000000',
    attributes: {
      title: 'Taxordnung 2027',
      sortOrder: 1,
      description: 'Was ein Aufenthalt kostet, und wer was bezahlt.',
      file: wireFile('taxordnung_2027_1f2e3d.pdf', 184.32),
    },
  },
  {
    id: 'd2hausordnung00000000000',
    attributes: {
      title: 'Hausprospekt',
      sortOrder: 2,
      description: null,
      file: wireFile('hausprospekt_4a5b6c.pdf', 2310.5),
    },
  },
);

export const downloadsFixture = parseDownloads(wireDownloadsFixture, rejectProblem);
