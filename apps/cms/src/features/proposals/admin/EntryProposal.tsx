import { useAuth, useForm } from '@strapi/strapi/admin';
import { type EntryProps, entryId, historyType } from '../../history/admin/history.ts';
import { ProposalReview } from './ProposalReview.tsx';
import { useProposals } from './proposals.ts';

interface ContentProps {
  type: string;
  id: string;
  locale: string;
}

function Content(props: ContentProps) {
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

interface Props extends EntryProps {
  document?: EntryProps['document'] & { status?: string; updatedAt?: string };
}

/** Side panel in which authors propose a draft, and editors answer; none for editors without a proposal. */
export function EntryProposal(props: Props) {
  const { model, document: entry } = props;
  const proposals = useProposals();
  const publishes = useAuth('EntryProposal', ({ permissions }) =>
    permissions.some(({ action, subject }) => subject === model && action.endsWith('.explorer.publish')),
  );
  const type = historyType(model);
  const id = entryId(props);
  // Types without drafts have no status.
  if (!type || !id || !entry?.status || !Array.isArray(proposals)) return null;
  const locale = entry.locale ?? '';
  const isProposed = proposals.some(({ entryId: other, entryLocale }) => other === id && entryLocale === locale);
  if (publishes && !isProposed) return null;
  const key = `${id} ${locale} ${entry.updatedAt}`;
  return { title: 'Vorschlag', content: <Content key={key} type={type} id={id} locale={locale} /> };
}
