import { z } from 'zod';
import type { PrivateLink } from './submissions/privateLink.ts';
import { applicationStages } from './submissions/stages.ts';

/** Why an application was erased: its sender withdrew it, its time was over, or HR erased it. */
export const erasureReasons = ['withdrawn', 'expired', 'erased'] as const;
export type ErasureReason = (typeof erasureReasons)[number];

/** How long the link to an erased application shows that it was erased. */
export const erasureReceiptDays = 365;

/** Files of an application at most, with those that are added later. */
export const maxFilesInAll = 20;

/** What the holder of the link sees of an application: nothing of the person, as a mail may reach another one. */
const passport = z.object({
  reference: z.string(),
  /** Title of the advertisement; empty without one. */
  jobTitle: z.string(),
  /** ISO instant. */
  acceptedAt: z.string(),
  /** What HR has told the applicant; `new` until then, and for a stage that an update has removed. */
  stage: z.enum(applicationStages).catch('new'),
  /** ISO instant. */
  toldAt: z.string().nullable(),
  /** By when the house answers, an ISO instant; null once it has. */
  answerBy: z.string().nullable(),
  /** The latest day on which everything is erased, an ISO instant; null for an application that becomes a personnel file. */
  erasedBy: z.string().nullable(),
  /** Their names may be those of persons. */
  files: z.array(z.object({ type: z.string(), bytes: z.number() })),
});

export type Passport = z.infer<typeof passport>;

const erasure = z.object({
  /** ISO instant. */
  erasedAt: z.string(),
  reason: z.enum(erasureReasons),
  /** Number of erased files. */
  files: z.number(),
});

export type Erasure = z.infer<typeof erasure>;

const house = z.object({
  /** Tenant key. */
  key: z.string(),
  name: z.string(),
});

/** What became of an application at one of the houses to which it went. */
const atHouse = z.union([z.object({ house, passport }), z.object({ house, erasure })]);

export type AtHouse = z.infer<typeof atHouse>;

/** What a link leads to: an application, its erasure, or both kinds by house where it went to several. */
export const passportAnswer = z.union([
  z.object({ passport }),
  z.object({ erasure }),
  z.object({ houses: z.array(atHouse) }),
]);

export type PassportAnswer = z.infer<typeof passportAnswer>;

/** Proves that an application or a visit has lost its mail address and its link, which leads nowhere from then on. */
export const disownedAnswer = z.object({ disowned: z.literal(true) });

export type Disowned = z.infer<typeof disownedAnswer>;

/** New contact data; what is empty stays as it is. */
export interface ContactCorrection extends PrivateLink {
  email: string;
  tel: string;
}

/** Which application is withdrawn, of those to which a link leads; all of them without a house. */
export interface Withdrawal extends PrivateLink {
  /** Tenant key. */
  house?: string | undefined;
}
