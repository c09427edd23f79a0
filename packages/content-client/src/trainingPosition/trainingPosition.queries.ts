import { trainingPosition } from '../contract/content/trainingPosition.ts';
import { orderedQuery } from '../gateway/entryRequests.ts';
import type { ListScope } from '../gateway/query.ts';
import { parseTrainingPositions } from './trainingPosition.schema.ts';

/** Training positions in the editors' order: of the tenant, or of the whole group. */
export const trainingPositionsQuery = (listScope: ListScope) =>
  orderedQuery(trainingPosition.pluralName, listScope, parseTrainingPositions);
