import type { z } from 'zod';
import { wireAttributes, wireEntryOf } from '../attributes/attributes.ts';
import { trainingPosition } from '../contract/content/trainingPosition.ts';
import { entriesOf } from '../wire/parse.ts';

const wireTrainingPosition = wireEntryOf(wireAttributes(trainingPosition.fields));

/** An occupation that a house offers training for, whether or not a place is open. */
export type TrainingPosition = z.output<typeof wireTrainingPosition>;

/** Parses the response of `GET /api/training-positions`. */
export const parseTrainingPositions = entriesOf(wireTrainingPosition);
