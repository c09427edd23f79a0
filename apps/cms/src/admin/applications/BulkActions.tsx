import { applicationStageNames } from '@group/content-client/contract/submissions/stages';
import { Button, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';

/** Hands the browser a table as a file. */
function saveCsv(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = `bewerbungen-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface Props {
  ids: readonly string[];
  onDone: () => void;
}

/** What can be done with the selected applications. */
export function BulkActions({ ids, onDone }: Props) {
  const [stage, setStage] = useState('in-contact');
  const [failure, setFailure] = useState('');

  const run = async (work: () => Promise<void>): Promise<void> => {
    try {
      setFailure('');
      await work();
    } catch {
      setFailure('Das hat nicht geklappt, es ist nichts geändert. Bitte später noch einmal versuchen.');
    }
  };
  const change = async (): Promise<void> => {
    await getFetchClient().post('/content/applications/stage', { ids, stage });
    onDone();
  };
  const save = async (): Promise<void> => {
    const { data } = await getFetchClient().post<{ csv: string }>('/content/applications/export', { ids });
    saveCsv(data.csv);
  };

  return (
    <Flex gap={3} wrap="wrap" role="group" aria-label="Mit den gewählten Bewerbungen">
      <Typography role="status">{ids.length === 1 ? '1 gewählt' : `${ids.length} gewählt`}</Typography>
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
      <Button size="S" disabled={ids.length === 0} onClick={() => void run(change)}>
        Stand setzen
      </Button>
      <Button size="S" variant="tertiary" disabled={ids.length === 0} onClick={() => void run(save)}>
        Als Tabelle (CSV) laden
      </Button>
      {failure && <Typography role="alert">{failure}</Typography>}
    </Flex>
  );
}
