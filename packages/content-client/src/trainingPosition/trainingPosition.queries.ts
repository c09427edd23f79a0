import { orderedEntries } from '../gateway/ordered.ts';
import type { ContentQuery, ListScope } from '../gateway/query.ts';
import { parseTrainingPositions, type TrainingPosition } from './trainingPosition.schema.ts';

/** Occupations in the editors' order: those that the tenant trains for, or the whole group. */
export function trainingPositionsQuery(reach: ListScope): ContentQuery<TrainingPosition[]> {
  return {
    type: 'training-positions',
    request: (scope) => orderedEntries('training-positions', reach, scope),
    parse: parseTrainingPositions,
    valueWhen404: [],
  };
}
