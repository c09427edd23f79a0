import { Button, Flex, SingleSelect, SingleSelectOption, Textarea, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { ToldStage } from '../../../mail/texts.ts';
import type { Listed } from '../worklist/listed.ts';
import { type Application, applicationPath, readApplication, type ReadApplication, readFields } from './application.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { DecisionMail } from './DecisionMail.tsx';
import { FileViewer } from './FileViewer.tsx';
import { PrintedApplications } from './PrintedApplications.tsx';

/** Stages that are told by mail, as actions. */
const decisions: readonly [stage: ToldStage, action: string][] = [
  ['in-contact', 'Kontakt aufnehmen'],
  ['invited', 'Einladen'],
  ['refused', 'Absagen'],
];

/** Strapi's selects have no empty value. */
const unassigned = '–';

interface FormProps {
  documentId: string;
  application: Application;
  colleagues: readonly string[];
  onSaved: (saved: Application) => void;
}

/** What HR notes down. */
function OwnNotes({ documentId, application, colleagues, onSaved }: FormProps) {
  const [notes, setNotes] = useState(application.notes ?? '');
  const [assignedTo, setAssignedTo] = useState(application.assignedTo ?? '');
  const [revision, setRevision] = useState(application.revision);
  const [status, setStatus] = useState('');
  const choices = [...new Set([...colleagues, assignedTo])].filter(Boolean);

  const save = async (): Promise<void> => {
    try {
      await getFetchClient().put(applicationPath(documentId), { notes, assignedTo, revision });
    } catch {
      return setStatus('Nicht gespeichert: Vielleicht hat inzwischen jemand anders gespeichert. Bitte neu laden.');
    }
    try {
      // Strapi's reply lacks the fields: the rights on them depend on relations that it does not read.
      const saved = await readFields(documentId);
      setRevision(saved.revision);
      setStatus('Gespeichert.');
      onSaved(saved);
    } catch {
      setStatus('Gespeichert. Bitte vor der nächsten Änderung neu laden.');
    }
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <SingleSelect
        aria-label="Zuständig"
        value={assignedTo || unassigned}
        onChange={(value: string | number) => setAssignedTo(value === unassigned ? '' : String(value))}
      >
        {[unassigned, ...choices].map((name) => (
          <SingleSelectOption key={name} value={name}>
            {name === unassigned ? 'Niemand zuständig' : `Zuständig: ${name}`}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Textarea
        aria-label="Notizen, nur für die Personalabteilung"
        placeholder="Notizen, nur für die Personalabteilung"
        value={notes}
        maxLength={5000}
        rows={4}
        onChange={({ target }: { target: { value: string } }) => setNotes(target.value)}
      />
      <Flex gap={3}>
        <Button size="S" variant="secondary" onClick={() => void save()}>
          Notizen speichern
        </Button>
        <Typography role="status">{status}</Typography>
      </Flex>
    </Flex>
  );
}

interface Props {
  listed: Listed;
  colleagues: readonly string[];
  /** Whether the service has a mail server. */
  sendsMail: boolean;
  /** The list has to be read again. */
  onChange: () => void;
}

/** One application beside its files. */
export function ApplicationDetails({ listed, colleagues, sendsMail, onChange }: Props) {
  const { documentId } = listed;
  const [read, setRead] = useState<ReadApplication>();
  const [failed, setFailed] = useState(false);
  const [decision, setDecision] = useState<ToldStage>();

  useEffect(() => {
    readApplication(documentId).then(setRead, () => setFailed(true));
  }, [documentId]);

  if (failed) return <Typography role="alert">Die Bewerbung kann gerade nicht geladen werden.</Typography>;
  if (!read) return <Typography>Wird geladen …</Typography>;
  const { application, files } = read;
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
            hindrance={hindrance}
            onDone={done}
            onCancel={() => setDecision(undefined)}
          />
        )}
        <OwnNotes
          documentId={documentId}
          application={application}
          colleagues={colleagues}
          onSaved={(saved) => {
            setRead({ ...read, application: saved });
            onChange();
          }}
        />
      </Flex>
      <FileViewer documentId={documentId} read={files} unscanned={application.flagged === 'unscanned'} />
      <PrintedApplications applications={[{ ...read, listed }]} />
    </div>
  );
}
