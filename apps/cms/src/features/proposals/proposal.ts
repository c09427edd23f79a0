import { uidOf } from '../../content/content-types.ts';

export const proposalUid = uidOf('proposal');

export const proposalStates = ['open', 'accepted', 'returned'] as const;

export interface Proposal {
  id: number;
  state: (typeof proposalStates)[number];
  entryType: string;
  entryId: string;
  entryLocale: string;
  /** Key of the organisation. */
  tenant: string | null;
  title: string | null;
  author: string;
  authorId: number;
  sentence: string;
  /** ISO instant. */
  proposedAt: string;
  answer: string | null;
  answeredBy: string | null;
  answeredAt: string | null;
}
