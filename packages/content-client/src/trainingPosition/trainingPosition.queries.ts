import { trainingPosition } from '../contract/content/trainingPosition.ts';
import { orderedEntries } from '../gateway/entryRequests.ts';
import type { ContentQuery, ListScope } from '../gateway/query.ts';
import { parseTrainingPositions, type TrainingPosition } from './trainingPosition.schema.ts';

/** Training positions in the editors' order: of the tenant, or of the whole group. */
export function trainingPositionsQuery(listScope: ListScope): ContentQuery<TrainingPosition[]> {
  return {
    type: trainingPosition.pluralName,
    request: (scope) => orderedEntries(trainingPosition.pluralName, listScope, scope),
    parse: parseTrainingPositions,
    valueWhen404: [],
  };
}
