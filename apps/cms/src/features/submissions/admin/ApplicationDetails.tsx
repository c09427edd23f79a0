import { Button, Flex, Typography } from '@strapi/design-system';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { DecisionStage } from '../../../mail/messages.ts';
import type { Listed } from '../worklist/listed.ts';
import { readApplication, type ReadApplication } from './application.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { Assignee } from './Assignee.tsx';
import { DecisionMail, hasBegun } from './DecisionMail.tsx';
import { Erase } from './Erase.tsx';
import type { Drafts, NoteDraft } from './drafts.ts';
import { FileViewer } from './FileViewer.tsx';
import { OwnNote } from './OwnNote.tsx';
import { PrintedApplications } from './PrintedApplications.tsx';

/** Decisions that are sent by mail, as actions. */
const decisions: readonly [stage: DecisionStage, action: string][] = [
  ['in-contact', 'Kontakt aufnehmen'],
  ['invited', 'Einladen'],
  ['refused', 'Absagen'],
];

interface Props {
  listed: Listed;
  colleagues: readonly string[];
  /** Whether the service has a mail server. */
  sendsMail: boolean;
  drafts: Drafts;
  /** The list has to be read again. */
  onChange: () => void;
  onErased: () => void;
}

interface OpenProps extends Props {
  read: ReadApplication;
  note: NoteDraft;
}

function OpenApplication({ listed, colleagues, sendsMail, drafts, onChange, onErased, read, note }: OpenProps) {
  const { documentId } = listed;
  const { application, files } = read;
  // A mail that is begun is open again.
  const [decision, setDecision] = useState(() =>
    decisions.map(([stage]) => stage).find((stage) => hasBegun(drafts.mails, documentId, stage)),
  );
  const { text: notes } = useSyncExternalStore(note.subscribe, note.state);
  const hindrance = application.email
    ? sendsMail
      ? ''
      : 'Es ist kein Mailserver eingerichtet: Bitte selbst schreiben oder anrufen.'
    : 'Ohne Mailadresse: Bitte anrufen oder einen Brief schreiben.';
  const done = (): void => {
    setDecision(undefined);
    onChange();
  };
  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 36rem), 1fr))', gap: '2.4rem' }}
    >
      <Flex direction="column" alignItems="stretch" gap={5}>
        <ApplicationFacts listed={listed} application={application} />
        <Flex gap={2} wrap="wrap" role="group" aria-label="Entscheiden">
          {decisions.map(([target, action]) => (
            <Button
              key={target}
              variant={target === 'refused' ? 'danger-light' : 'default'}
              aria-pressed={decision === target}
              onClick={() => setDecision(target)}
            >
              {action}
            </Button>
          ))}
        </Flex>
        {decision && (
          <DecisionMail
            key={decision}
            documentId={documentId}
            stage={decision}
            begun={drafts.mails}
            hindrance={hindrance}
            onDone={done}
            onCancel={() => setDecision(undefined)}
          />
        )}
        <Assignee
          documentId={documentId}
          assignedTo={application.assignedTo ?? ''}
          colleagues={colleagues}
          onAssigned={onChange}
        />
        <OwnNote note={note} />
        <Flex gap={4} wrap="wrap">
          <Typography>
            <Link to={`/content-manager/collection-types/plugin::content.application/${documentId}`}>
              Angaben berichtigen
            </Link>
          </Typography>
          <Erase applications={[listed]} onErased={onErased} />
        </Flex>
      </Flex>
      <FileViewer documentId={documentId} read={files} unscanned={application.flagged === 'unscanned'} />
      <PrintedApplications applications={[{ ...read, application: { ...application, notes }, listed }]} />
    </div>
  );
}

/** One application beside its files. */
export function ApplicationDetails(props: Props) {
  const { documentId } = props.listed;
  const { drafts } = props;
  const [read, setRead] = useState<ReadApplication>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    readApplication(documentId).then(setRead, () => setFailed(true));
  }, [documentId]);

  const note = useMemo(() => read && drafts.note(documentId, read.application.notes ?? ''), [drafts, documentId, read]);
  if (failed) return <Typography role="alert">Die Bewerbung kann gerade nicht geladen werden.</Typography>;
  if (!read || !note) return <Typography>Wird geladen …</Typography>;
  return <OpenApplication {...props} read={read} note={note} />;
}
