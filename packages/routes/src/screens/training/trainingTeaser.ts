import type { TrainingPosition } from '@group/content-client/trainingPosition/trainingPosition.schema';
import type { Translated } from '../../site/translation.server.ts';

/** An occupation on the training screen. */
export interface TrainingTeaser extends Omit<Translated<TrainingPosition>, 'company'> {
  /** The organisation's name, in lists with occupations of several organisations. */
  company?: string | undefined;
}

/** @param wholeGroup whether the list has occupations of several organisations */
export function trainingTeaser(position: Translated<TrainingPosition>, wholeGroup: boolean): TrainingTeaser {
  const { company, ...rest } = position;
  return { ...rest, company: wholeGroup ? company.name : undefined };
}
