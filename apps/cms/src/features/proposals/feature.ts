import type { Feature } from '../../feature.ts';
import { closeProposals, eraseOldProposals } from './closeProposals.ts';
import { proposalStates } from './proposal.ts';
import { sendProposalMails } from './proposalMails.ts';
import { proposalEndpoints } from './proposalEndpoints.ts';

/** The draft of an entry in one language that an author proposes to publish, with what the editors answer. */
const proposal = {
  displayName: 'Vorschläge',
  indexes: [{ name: 'proposals_entry', columns: ['entry_id', 'entry_locale'], type: 'unique' }],
  attributes: {
    state: { type: 'enumeration', enum: proposalStates, required: true },
    /** Singular name of the type. */
    entryType: { type: 'string', required: true },
    entryId: { type: 'string', required: true },
    /** Empty for types without languages. */
    entryLocale: { type: 'string' },
    tenant: { type: 'string' },
    title: { type: 'string' },
    author: { type: 'string', required: true },
    authorId: { type: 'integer', required: true },
    sentence: { type: 'text', required: true },
    proposedAt: { type: 'datetime', required: true },
    answer: { type: 'text' },
    answeredBy: { type: 'string' },
    answeredAt: { type: 'datetime' },
    /** The one who is to read the state has no mail about it yet. */
    mailDue: { type: 'boolean', required: true },
  },
};

/** Drafts that authors propose, and editors publish or send back. */
export const proposals: Feature = {
  contentTypes: { proposal },
  adminEndpoints: proposalEndpoints,
  record: closeProposals,
  jobs: [
    { name: 'proposals', rule: '50 3 * * *', isLocked: true, atStart: true, run: eraseOldProposals },
    { name: 'proposal mails', rule: '*/5 * * * *', run: sendProposalMails },
  ],
  start(strapi) {
    void sendProposalMails(strapi);
  },
};
