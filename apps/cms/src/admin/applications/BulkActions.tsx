import { applicationStageNames } from '@group/content-client/contract/submissions/stages';
import { Button, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';

/** Hands the browser a file, whose name is the day and tells nothing about the applicants. */
function save(content: BlobPart, type: 'text/csv' | 'application/pdf'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = `bewerbungen-${new Date().toISOString().slice(0, 10)}.${type === 'text/csv' ? 'csv' : 'pdf'}`;
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
  const saveTable = async (): Promise<void> => {
    const { data } = await getFetchClient().post<{ csv: string }>('/content/applications/export', { ids });
    save(data.csv, 'text/csv');
  };
  const savePdf = async (): Promise<void> => {
    const { data } = await getFetchClient().post<{ pdf: string }>('/content/applications/pdf', { ids });
    save(
      Uint8Array.from(atob(data.pdf), (character) => character.charCodeAt(0)),
      'application/pdf',
    );
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
      <Button size="S" variant="tertiary" disabled={ids.length === 0} onClick={() => void run(saveTable)}>
        Als Tabelle (CSV) laden
      </Button>
      <Button size="S" variant="tertiary" disabled={ids.length === 0} onClick={() => void run(savePdf)}>
        Als PDF exportieren
      </Button>
      {failure && <Typography role="alert">{failure}</Typography>}
    </Flex>
  );
}
