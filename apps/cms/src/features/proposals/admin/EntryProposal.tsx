import { useForm } from '@strapi/strapi/admin';
import { useContent } from '../../../adminUi/useContent.ts';
import { type EntryProps, savedEntry, type SavedEntry } from '../../history/admin/history.ts';
import type { ProposedEntry } from '../proposalEndpoints.ts';
import { proposalPath, ProposalReview } from './ProposalReview.tsx';

function Content(props: SavedEntry) {
  const isModified = useForm('EntryProposal', ({ modified }) => modified);
  return (
    <ProposalReview
      {...props}
      isModified={isModified}
      // Strapi's form shows the state of the entry as it was loaded.
      onAnswered={(state) => state === 'accepted' && window.location.reload()}
    />
  );
}

/** Side panel in which authors propose a draft, and editors answer; none for editors without a proposal. */
export function EntryProposal(props: EntryProps) {
  const { document } = props;
  const entry = savedEntry(props);
  // Types without drafts have no status.
  const path = entry && document?.status && proposalPath(entry);
  const { content: proposed } = useContent<ProposedEntry>(path, document?.updatedAt);
  if (!entry || !path || !proposed || (proposed.mayAnswer && !proposed.proposal)) return null;
  return { title: 'Vorschlag', content: <Content key={`${path} ${document.updatedAt}`} {...entry} /> };
}
