import { applicationStageNames } from '@group/content-client/contract/submissions/stages';
import { Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { getFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { swissDay } from '@group/content-client/contract/swissTime';
import { SteadyButton } from '../../../adminUi/SteadyButton.tsx';
import { saveFile } from '../../../adminUi/saveFile.ts';
import { useAction } from '../../../adminUi/useAction.ts';
import type { Listed } from '../worklist/listed.ts';
import { type ListedApplication, readApplication } from './application.ts';
import { Erase } from './Erase.tsx';
import { isOutdated, reloadIfOutdated } from './outdatedStage.ts';
import { PrintOnce } from './PrintedApplications.tsx';

/** Hands the browser a table, whose name is the day and tells nothing about the applicants. */
function save(csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  saveFile(address, `bewerbungen-${swissDay(new Date())}.csv`);
  URL.revokeObjectURL(address);
}

interface Props {
  selected: readonly Listed[];
  onDone: () => void;
}

export function BulkActions({ selected, onDone }: Props) {
  const { toggleNotification } = useNotification();
  const ids = selected.map(({ documentId }) => documentId);
  const [stage, setStage] = useState('in-contact');
  const { run, failure, isBusy } = useAction((error) =>
    isOutdated(error)
      ? 'Es ist nichts geändert: Inzwischen hat jemand den Stand einer dieser Bewerbungen geändert.'
      : 'Das hat nicht geklappt, es ist nichts geändert. Bitte später noch einmal versuchen.',
  );
  const chosen = ids.length === 1 ? '1 gewählt' : `${ids.length} gewählt`;
  const isIdle = ids.length > 0 && !isBusy;
  const [printed, setPrinted] = useState<readonly ListedApplication[]>();

  const change = async (): Promise<void> => {
    const seen = Object.fromEntries(selected.map((listed) => [listed.documentId, listed.stage]));
    await getFetchClient().post('/content/applications/stage', { stage, seen }).catch(reloadIfOutdated(onDone));
    toggleNotification({ type: 'success', message: 'Der Stand ist gesetzt.' });
    onDone();
  };
  const saveTable = async (): Promise<void> => {
    const { data } = await getFetchClient().post<{ csv: string }>('/content/applications/export', { ids });
    save(data.csv);
  };
  const print = async (): Promise<void> => {
    const read: ListedApplication[] = [];
    // One after the other, so that colleagues do not wait for a hundred.
    for (const listed of selected) read.push({ ...(await readApplication(listed.documentId)), listed });
    setPrinted(read);
  };

  return (
    <Flex gap={3} wrap="wrap" role="group" aria-label="Mit den gewählten Bewerbungen">
      <Typography role="status">{isBusy ? 'Einen Moment …' : chosen}</Typography>
      <SingleSelect
        aria-label="Neuer Stand"
        size="S"
        value={stage}
        onChange={(value: string | number) => setStage(String(value))}
      >
        {Object.entries(applicationStageNames).map(([key, name]) => (
          <SingleSelectOption key={key} value={key}>
            {name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <SteadyButton size="S" disabled={!isIdle} onClick={() => void run(change)}>
        Stand setzen
      </SteadyButton>
      <SteadyButton size="S" variant="tertiary" disabled={!isIdle} onClick={() => void run(saveTable)}>
        Als Tabelle (CSV) laden
      </SteadyButton>
      <SteadyButton size="S" variant="tertiary" disabled={!isIdle} onClick={() => void run(print)}>
        Drucken
      </SteadyButton>
      <Erase applications={selected} size="S" onErased={onDone} />
      {failure && <Typography role="alert">{failure}</Typography>}
      {printed && <PrintOnce applications={printed} setApplications={setPrinted} />}
    </Flex>
  );
}
