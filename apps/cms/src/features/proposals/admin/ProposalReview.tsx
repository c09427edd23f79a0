import { Flex, Typography } from '@strapi/design-system';
import { useContent } from '../../../adminUi/useContent.ts';
import { swissDateAndTime } from '../../../content/swissDate.ts';
import { Changes } from '../../history/admin/Changes.tsx';
import type { SavedEntry } from '../../history/admin/history.ts';
import type { ProposedEntry } from '../proposalEndpoints.ts';
import { sendProposal } from './proposals.ts';
import { SentenceForm } from './SentenceForm.tsx';

function Said({ proposal }: { proposal: NonNullable<ProposedEntry['proposal']> }) {
  const { state, author, sentence, proposedAt, answer, answeredBy, answeredAt } = proposal;
  const does = state === 'accepted' ? 'hat veröffentlicht' : 'gibt zurück';
  return (
    <Typography variant="pi" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <strong>{author}</strong> schlägt vor ({swissDateAndTime(proposedAt)}): {sentence}
      {answeredBy && answeredAt && (
        <>
          {'\n'}
          <strong>{answeredBy}</strong> {does} ({swissDateAndTime(answeredAt)}){answer && `: ${answer}`}
        </>
      )}
    </Typography>
  );
}

interface Props extends SavedEntry {
  /** Whether the form beside it has changes that are not saved: only what is saved is proposed and published. */
  isModified?: boolean;
  onAnswered: (state: 'accepted' | 'returned') => void;
}

export const proposalPath = ({ type, id, locale }: SavedEntry, action = ''): string =>
  `/content/proposals/${type}/${id}${action}?locale=${locale}`;

export function ProposalReview({ type, id, locale, isModified = false, onAnswered }: Props) {
  const path = proposalPath({ type, id, locale });
  const { content: entry, failed, reload } = useContent<ProposedEntry>(path);

  if (failed) return <Typography role="alert">Der Vorschlag kann gerade nicht geladen werden.</Typography>;
  if (!entry) return <Typography>Wird geladen …</Typography>;
  const { proposal, changes, revision, mayPropose, mayAnswer } = entry;
  const isOpen = proposal?.state === 'open';

  const propose = async (sentence: string): Promise<void> => {
    await sendProposal(path, { sentence });
    void reload();
  };
  const answer = async (state: 'accepted' | 'returned', text: string): Promise<void> => {
    await sendProposal(proposalPath({ type, id, locale }, '/answer'), { state, answer: text, revision });
    void reload();
    onAnswered(state);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {proposal && <Said proposal={proposal} />}
      {isOpen && (
        <details open={mayAnswer}>
          <Typography tag="summary">Was der Entwurf ändert</Typography>
          <Changes changes={changes} before="jetzt auf der Website" now="im Entwurf" />
        </details>
      )}
      {isModified && <Typography variant="pi">Bitte zuerst speichern: Es gilt, was gespeichert ist.</Typography>}
      {isOpen && mayAnswer && (
        <SentenceForm
          name={`answer ${path}`}
          label="Antwort an die Autorin oder den Autor"
          placeholder="Antwort; zum Zurückgeben nötig"
          actions={[
            {
              label: 'Annehmen und veröffentlichen',
              isDisabled: isModified,
              isTextOptional: true,
              send: (text) => answer('accepted', text),
            },
            { label: 'Zurückgeben', send: (text) => answer('returned', text) },
          ]}
        />
      )}
      {isOpen && !mayAnswer && <Typography variant="pi">Wartet auf die Redaktion.</Typography>}
      {!isOpen && mayPropose && !mayAnswer && (
        <SentenceForm
          name={`proposal ${path}`}
          label="Satz an die Redaktion"
          placeholder="Was ist neu?"
          actions={[{ label: 'Vorschlagen', isDisabled: isModified, send: propose }]}
        />
      )}
      {!isOpen && !mayPropose && !mayAnswer && (
        <Typography variant="pi">Was Sie ändern und speichern, können Sie hier der Redaktion vorschlagen.</Typography>
      )}
    </Flex>
  );
}
