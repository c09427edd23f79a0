import type { Conflict } from '../staleSaves.ts';

/** Which version stays: the user's, the saved one, or neither yet. */
export type Choice = 'own' | 'saved' | undefined;

export interface OpenConflict {
  conflict: Conflict;
  answer: (choice: Choice) => void;
}

let show: ((open: OpenConflict) => void) | undefined;

/** The dialog says how it is told of a conflict. */
export function listen(listener: typeof show): void {
  show = listener;
}

export const askFor = (conflict: Conflict): Promise<Choice> =>
  new Promise((answer) => {
    if (show) show({ conflict, answer });
    else answer(undefined);
  });
