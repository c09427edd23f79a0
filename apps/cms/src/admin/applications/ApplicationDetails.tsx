import { applicationStageNames } from '@group/content-client/contract/submissions/stages';
import { Button, Flex, SingleSelect, SingleSelectOption, Textarea, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { ToldStage } from '../../mail/texts.ts';
import type { Listed } from '../../submissions/worklist/listed.ts';
import { swissDate } from '../../content/swissTime.ts';
import { DecisionMail } from './DecisionMail.tsx';
import { FileViewer } from './FileViewer.tsx';

/** What an applicant wrote, and what HR adds. */
interface Application {
  email: string | null;
  tel: string | null;
  contact: string | null;
  address: string | null;
  zipCode: string | null;
  location: string | null;
  highestDegree: string | null;
  message: string | null;
  flagged: string | null;
  notes: string | null;
  assignedTo: string | null;
  revision: string | null;
}

/** Stages that are told by mail, as actions. */
const decisions: readonly [stage: ToldStage, action: string][] = [
  ['in-contact', 'Kontakt aufnehmen'],
  ['invited', 'Einladen'],
  ['refused', 'Absagen'],
];

/** The path of an application in the admin's API. */
const applicationPath = (id: string): string => `/content-manager/collection-types/plugin::content.application/${id}`;

/** Strapi's selects have no empty value. */
const unassigned = '–';

function Fact({ name, value, href }: { name: string; value: string | null; href?: string }) {
  if (!value) return null;
  return (
    <div>
      <Typography variant="pi" tag="dt" textColor="neutral600">
        {name}
      </Typography>
      <Typography tag="dd" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 }}>
        {href ? <a href={href}>{value}</a> : value}
      </Typography>
    </div>
  );
}

interface FormProps {
  documentId: string;
  application: Application;
  colleagues: readonly string[];
  onSaved: () => void;
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
      const change = { notes, assignedTo, revision };
      const { data } = await getFetchClient().put<{ data: Application }>(applicationPath(documentId), change);
      setRevision(data.data.revision);
      setStatus('Gespeichert.');
      onSaved();
    } catch {
      setStatus('Nicht gespeichert: Vielleicht hat inzwischen jemand anders gespeichert. Bitte neu laden.');
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
  const { documentId, stage } = listed;
  const [application, setApplication] = useState<Application>();
  const [failed, setFailed] = useState(false);
  const [decision, setDecision] = useState<ToldStage>();

  useEffect(() => {
    getFetchClient()
      .get<{ data: Application }>(applicationPath(documentId))
      .then(
        ({ data }) => setApplication(data.data),
        () => setFailed(true),
      );
  }, [documentId]);

  if (failed) return <Typography role="alert">Die Bewerbung kann gerade nicht geladen werden.</Typography>;
  if (!application) return <Typography>Wird geladen …</Typography>;
  const { email, tel, address, zipCode, location } = application;
  const hindrance = email
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
        <dl style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))', gap: '1.2rem' }}>
          <Fact name="Stelle" value={listed.jobTitle || 'Ohne Ausschreibung'} />
          <Fact name="Bereich" value={listed.area} />
          <Fact name="Eingegangen" value={swissDate(listed.acceptedAt)} />
          <Fact name="Stand" value={applicationStageNames[stage]} />
          {listed.urgency && <Fact name="Antwort bis" value={swissDate(listed.answerBy)} />}
          <Fact name="E-Mail" value={email} href={`mailto:${email}`} />
          <Fact name="Telefon" value={tel} href={`tel:${tel?.split(',')[0]}`} />
          <Fact name="Am besten erreichbar" value={application.contact} />
          <Fact
            name="Adresse"
            value={[address, [zipCode, location].filter(Boolean).join(' ')].filter(Boolean).join('\n')}
          />
          <Fact name="Höchster Abschluss" value={application.highestDegree} />
          <Fact name="Referenz" value={listed.reference} />
        </dl>
        {application.message && (
          <dl style={{ margin: 0 }}>
            <Fact name="Mitteilung" value={application.message} />
          </dl>
        )}
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
        <OwnNotes documentId={documentId} application={application} colleagues={colleagues} onSaved={onChange} />
      </Flex>
      <FileViewer documentId={documentId} unscanned={application.flagged === 'unscanned'} />
    </div>
  );
}
