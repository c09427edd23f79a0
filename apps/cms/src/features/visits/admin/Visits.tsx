import { visitOccasionNames } from '@group/content-client/contract/content/enumerationNames';
import { type VisitStage, visitStageNames } from '@group/content-client/contract/submissions/stages';
import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { ConfirmDialog, getFetchClient, isFetchError, Page, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { swissInstant, swissLocalTime } from '@group/content-client/contract/swissTime';
import { Loading } from '../../../adminUi/Loading.tsx';
import { DataTable } from '../../../adminUi/DataTable.tsx';
import { SteadyButton } from '../../../adminUi/SteadyButton.tsx';
import { takeFocus } from '../../../adminUi/takeFocus.ts';
import { TitledPage } from '../../../adminUi/TitledPage.tsx';
import { TouchTargets } from '../../../adminUi/TouchTargets.tsx';
import { useAction } from '../../../adminUi/useAction.ts';
import { useContent } from '../../../adminUi/useContent.ts';
import { useToday } from '../../../adminUi/useToday.ts';
import { formPath } from '../../../content/formPath.ts';
import { readablePhone } from '../../../content/readablePhone.ts';
import { swissDateAndTime } from '../../../content/swissDate.ts';
import { visitGroups } from '../visitGroups.ts';
import type { ListedVisit, VisitList } from '../visitList.ts';

const entriesPath = '/content-manager/collection-types/plugin::content.visit';

function CancelVisit({ visit: { name, startsAt }, onConfirm }: { visit: ListedVisit; onConfirm: () => Promise<void> }) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button size="S" variant="danger-light" aria-label={`Absagen: ${name}`}>
          Absagen
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog
        title="Besuch absagen?"
        endAction={
          <Dialog.Action>
            <Button fullWidth variant="danger-light" onClick={() => void onConfirm()}>
              Besuch absagen
            </Button>
          </Dialog.Action>
        }
      >
        {[name, startsAt && swissDateAndTime(startsAt)].filter(Boolean).join(', ')}
      </ConfirmDialog>
    </Dialog.Root>
  );
}

interface AnswerProps {
  visit: ListedVisit;
  /** Loads the list again. @param done what was changed, as a sentence */
  onChange: (visit: ListedVisit, done?: string) => Promise<void>;
}

/** Confirms a visit at a time, moves it there, or proposes it, with one press each, and cancels it after a question. */
function Answer({ visit, onChange }: AnswerProps) {
  const { documentId, revision, name, stage, startsAt, email, tel } = visit;
  const promised = startsAt ? swissLocalTime(new Date(startsAt)) : '';
  const [time, setTime] = useState(promised);
  const confirm = stage === 'confirmed' ? 'Verschieben' : 'Bestätigen';
  const isSame = stage === 'confirmed' && time === promised;
  const { run, failure, isBusy } = useAction((error) =>
    isFetchError(error) && error.status === 400
      ? error.message
      : 'Nicht gespeichert. Bitte versuchen Sie es noch einmal.',
  );
  const save = (data: { stage: VisitStage; startsAt?: string }): Promise<void> =>
    run(() =>
      getFetchClient()
        .put(`${entriesPath}/${documentId}`, { ...data, revision })
        .then(() => onChange(visit, `${name}: ${visitStageNames[data.stage]}`)),
    );

  if (stage === 'cancelled') return <Typography>{visitStageNames.cancelled}</Typography>;
  return (
    <Flex gap={2} wrap="wrap">
      <input
        type="datetime-local"
        aria-label={`Termin von ${name}`}
        value={time}
        onChange={({ target }) => setTime(target.value)}
        style={{ minHeight: '4.4rem', maxWidth: '100%', fontSize: '1.4rem' }}
      />
      <SteadyButton
        size="S"
        aria-label={`${confirm}: ${name}`}
        disabled={!time || isSame || isBusy}
        onClick={() => void save({ stage: 'confirmed', startsAt: swissInstant(time) })}
      >
        {confirm}
      </SteadyButton>
      <SteadyButton
        size="S"
        variant="secondary"
        aria-label={`Vorschlagen: ${name}`}
        disabled={!time || isBusy}
        onClick={() => void save({ stage: 'proposed', startsAt: swissInstant(time) })}
      >
        Vorschlagen
      </SteadyButton>
      <CancelVisit visit={visit} onConfirm={() => save({ stage: 'cancelled' })} />
      {tel && !email && <Typography>Ohne Mailadresse: Bitte anrufen.</Typography>}
      {failure && (
        <>
          <Typography role="alert" textColor="danger700">
            {failure}
          </Typography>
          <Button size="S" variant="tertiary" onClick={() => void onChange(visit)}>
            Neu laden
          </Button>
        </>
      )}
    </Flex>
  );
}

interface TableProps {
  visits: readonly ListedVisit[];
  /** The one that the user has answered. */
  answered: string;
  onChange: AnswerProps['onChange'];
}

function VisitTable({ visits, answered, onChange }: TableProps) {
  const headings = ['Name', 'Termin', 'Anlass', 'Wünsche', 'Erreichbar', 'Antwort'];
  const rows = visits.map((visit) => {
    const { documentId, name, startsAt, occasion, about, house, wishes, persons, email, tel, stage, company } = visit;
    return {
      key: `${documentId} ${stage} ${startsAt}`,
      cells: [
        <Typography key="name">
          <Link ref={documentId === answered ? takeFocus : undefined} to={formPath('visit', documentId)}>
            {name}
          </Link>
          <br />
          {[company?.name, house].filter(Boolean).join(', ')}
        </Typography>,
        [stage !== 'confirmed' && visitStageNames[stage], startsAt && swissDateAndTime(startsAt)]
          .filter(Boolean)
          .join(': '),
        [
          [visitOccasionNames[occasion], about].filter(Boolean).join(': '),
          persons && persons !== '1' && `${persons} Personen`,
        ]
          .filter(Boolean)
          .join(', '),
        wishes ?? '',
        <Typography key="reachable">
          {email || tel ? email : 'Adresse war falsch'}
          {email && tel && <br />}
          {tel && <span style={{ whiteSpace: 'nowrap' }}>{readablePhone(tel)}</span>}
        </Typography>,
        <Answer key="answer" visit={visit} onChange={onChange} />,
      ],
    };
  });
  // The answers take the room of two other columns.
  return <DataTable headings={headings} rows={rows} columnWidth={18} />;
}

const mailed = 'Beim Bestätigen, Verschieben, Vorschlagen und Absagen geht eine Mail mit dem Termin an beide.';
const unmailed = 'Es ist kein Mailserver eingerichtet: Was Sie hier ändern, teilen Sie bitte selbst mit.';

export function Visits() {
  const { content, failed, reload } = useContent<VisitList>('/content/visits', useToday());
  const { toggleNotification } = useNotification();
  const [answered, setAnswered] = useState('');
  const onChange: AnswerProps['onChange'] = async ({ documentId }, done) => {
    await reload();
    setAnswered(documentId);
    if (done) toggleNotification({ type: 'success', message: done });
  };
  if (!content) return failed ? <Page.Error /> : <Loading />;
  const { results, sendsMail } = content;
  return (
    <TouchTargets>
      <TitledPage title="Besuche" subtitle={`Wer kommt. ${sendsMail ? mailed : unmailed}`}>
        {results.length === 0 && <Typography>Zurzeit hat sich niemand angemeldet.</Typography>}
        {Object.entries(visitGroups).map(([group, heading]) => {
          const visits = results.filter((visit) => visit.group === group);
          return (
            visits.length > 0 && (
              <section key={group}>
                <Typography variant="delta" tag="h2">
                  {heading} ({visits.length})
                </Typography>
                <VisitTable {...{ visits, answered, onChange }} />
              </section>
            )
          );
        })}
      </TitledPage>
    </TouchTargets>
  );
}
