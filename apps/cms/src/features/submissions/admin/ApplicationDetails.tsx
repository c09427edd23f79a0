import { applicationStageNames } from '@group/content-client/contract/submissions/stages';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { SteadyButton } from '../../../adminUi/SteadyButton.tsx';
import { takeFocus } from '../../../adminUi/takeFocus.ts';
import { TextLink } from '../../../adminUi/TextLink.tsx';
import { formPath } from '../../../content/formPath.ts';
import type { DecisionStage } from '../../../mail/messages.ts';
import type { Listed } from '../worklist/listed.ts';
import { readApplication, type ReadApplication } from './application.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { Assignee } from './Assignee.tsx';
import { type BegunMails, hasBegun } from './begunMails.ts';
import { DecisionMail } from './DecisionMail.tsx';
import { Erase } from './Erase.tsx';
import type { Drafts, NoteDraft } from './drafts.ts';
import { FileViewer } from './FileViewer.tsx';
import { OwnNote } from './OwnNote.tsx';
import { PrintedApplications } from './PrintedApplications.tsx';
import { Told } from './Told.tsx';
import { useStageChange } from './useStageChange.ts';

const decisions: readonly [stage: DecisionStage, action: string][] = [
  ['in-contact', 'Kontakt aufnehmen'],
  ['invited', 'Einladen'],
  ['refused', 'Absagen'],
];

interface Props {
  listed: Listed;
  colleagues: readonly string[];
  sendsMail: boolean;
  drafts: Drafts;
  /** The list has to be read again. */
  onChange: () => void;
  onErased: () => void;
}

interface DecisionsProps {
  listed: Listed;
  toldAt: string | null | undefined;
  mails: BegunMails;
  /** Why no mail can be sent; empty if one can. */
  hindrance: string;
  onDecided: () => void;
}

function Decisions({ listed, toldAt, mails, hindrance, onDecided }: DecisionsProps) {
  const { documentId, stage: seen } = listed;
  // A mail that is begun is open again.
  const [decision, setDecision] = useState(() =>
    decisions.map(([stage]) => stage).find((stage) => hasBegun(mails, documentId, stage)),
  );
  const { toggleNotification } = useNotification();
  const group = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setDecision(undefined);
    takeFocus(group.current);
  };
  const done = (message: string): void => {
    close();
    toggleNotification({ type: 'success', message });
    onDecided();
  };
  // By contract, not by mail.
  const hiring = useStageChange({ documentId, stage: 'hired', seen, onOutdated: onDecided }, done);
  return (
    <>
      <Flex ref={group} tabIndex={-1} gap={2} wrap="wrap" role="group" aria-label="Entscheiden">
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
        <SteadyButton
          variant="secondary"
          disabled={seen === 'hired' || hiring.isBusy}
          onClick={() => void hiring.set()}
        >
          Ohne Mail: {applicationStageNames.hired}
        </SteadyButton>
      </Flex>
      {hiring.failure && <Typography role="alert">{hiring.failure}</Typography>}
      {decision && (
        <DecisionMail
          key={decision}
          documentId={documentId}
          stage={decision}
          seen={seen}
          toldAt={toldAt}
          begun={mails}
          hindrance={hindrance}
          onDone={done}
          onOutdated={onDecided}
          onCancel={close}
        />
      )}
    </>
  );
}

interface OpenProps extends Props {
  /** The application has to be read again, too. */
  onDecided: () => void;
  read: ReadApplication;
  note: NoteDraft;
}

function hindranceOf(email: string | null | undefined, sendsMail: boolean): string {
  if (!email) return 'Ohne Mailadresse: Bitte anrufen oder einen Brief schreiben.';
  return sendsMail
    ? ''
    : 'Von hier geht keine Mail weg: Es ist kein Mailserver eingerichtet. Bitte den Text ins eigene Mailprogramm kopieren oder anrufen.';
}

function OpenApplication({ listed, drafts, read, note, onDecided, ...props }: OpenProps) {
  const { documentId } = listed;
  const { application, files } = read;
  const { text: notes } = useSyncExternalStore(note.subscribe, note.state);
  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 36rem), 1fr))', gap: '2.4rem' }}
    >
      <Flex direction="column" alignItems="stretch" gap={5}>
        <ApplicationFacts listed={listed} application={application} />
        <Decisions
          listed={listed}
          toldAt={application.toldAt}
          mails={drafts.mails}
          hindrance={hindranceOf(application.email, props.sendsMail)}
          onDecided={onDecided}
        />
        <Told documentId={documentId} stage={listed.stage} application={application} onTold={onDecided} />
        <Assignee
          documentId={documentId}
          assignedTo={application.assignedTo ?? ''}
          colleagues={props.colleagues}
          onAssigned={props.onChange}
        />
        <OwnNote note={note} />
        <Flex gap={4} wrap="wrap">
          <Typography>
            <TextLink to={formPath('application', documentId)}>Angaben berichtigen</TextLink>
          </Typography>
          <Erase applications={[listed]} onErased={props.onErased} />
        </Flex>
      </Flex>
      <FileViewer documentId={documentId} read={files} unscanned={application.flagged === 'unscanned'} />
      <PrintedApplications applications={[{ ...read, application: { ...application, notes }, listed }]} />
    </div>
  );
}

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
  const onDecided = (): void => {
    // The files stay as they are shown.
    void readApplication(documentId).then((renewed) => setRead({ ...read, application: renewed.application }));
    props.onChange();
  };
  return <OpenApplication {...props} read={read} note={note} onDecided={onDecided} />;
}
