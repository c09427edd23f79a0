import type { TrainingPosition } from '@group/content-client/trainingPosition/trainingPosition.schema';
import type { Translated } from '../../site/translation.server.ts';

/** An occupation as the training screen shows it. */
export interface TrainingTeaser extends Omit<Translated<TrainingPosition>, 'company'> {
  /** Whose it is, where those of several organisations stand side by side. */
  company?: string | undefined;
}

/** @param wholeGroup whether the list has occupations of several organisations */
export function trainingTeaser(position: Translated<TrainingPosition>, wholeGroup: boolean): TrainingTeaser {
  const { company, ...rest } = position;
  return { ...rest, company: wholeGroup ? company.name : undefined };
}
