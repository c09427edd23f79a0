import { z } from 'zod';
import { visitOccasions } from './content/enumerations.ts';
import { visitStages } from './submissions/stages.ts';

/**
 * What the holder of a link does; `move` needs a date, `accept` that of the proposal which the page showed. `disown` says that the
 * mail reached a stranger.
 */
export const visitPageActions = ['open', 'cancel', 'move', 'accept', 'disown'] as const;

/** What the holder of the link sees of a visit: nothing of the person, as a mail may reach another one. */
export const visitState = z.object({
  reference: z.string(),
  stage: z.enum(visitStages),
  /** ISO instant; null while it is a wish. */
  startsAt: z.string().nullable(),
  minutes: z.number(),
  occasion: z.enum(visitOccasions),
  /** What the house offers; empty for a wish. */
  about: z.string(),
  /** Where to meet; null at the reception. */
  place: z.string().nullable(),
  /** Last part of the address of the house's page; empty for any. */
  house: z.string(),
});

export type VisitState = z.infer<typeof visitState>;
