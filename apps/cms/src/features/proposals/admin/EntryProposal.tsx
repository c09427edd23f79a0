import { useAuth, useForm } from '@strapi/strapi/admin';
import { type EntryProps, savedEntry, type SavedEntry } from '../../history/admin/history.ts';
import { ProposalReview } from './ProposalReview.tsx';
import { useProposals } from './proposals.ts';

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
  const { model, document } = props;
  const proposals = useProposals();
  const publishes = useAuth('EntryProposal', ({ permissions }) =>
    permissions.some(({ action, subject }) => subject === model && action.endsWith('.explorer.publish')),
  );
  const entry = savedEntry(props);
  // Types without drafts have no status.
  if (!entry || !document?.status || !Array.isArray(proposals)) return null;
  const { id, locale } = entry;
  const isProposed = proposals.some(({ entryId: other, entryLocale }) => other === id && entryLocale === locale);
  if (publishes && !isProposed) return null;
  return { title: 'Vorschlag', content: <Content key={`${id} ${locale} ${document.updatedAt}`} {...entry} /> };
}
