import type { z } from 'zod';
import { wireAttributes, wireEntryOf } from '../attributes/attributes.ts';
import { trainingPosition } from '../contract/content/trainingPosition.ts';
import { wireCollection } from '../wire/envelope.ts';
import { parseDocument, parseEach } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

const wireTrainingPosition = wireEntryOf(wireAttributes(trainingPosition.fields));

/** An occupation that a house offers training for, whether or not a place is open. */
export type TrainingPosition = z.output<typeof wireTrainingPosition>;

/** Parses the response of `GET /api/training-positions`. */
export function parseTrainingPositions(body: unknown, report: ReportProblem): TrainingPosition[] {
  return parseEach(wireTrainingPosition, parseDocument(wireCollection, body).data, 'data', report);
}
