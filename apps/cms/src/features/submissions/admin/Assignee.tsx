import { Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { applicationPath } from './application.ts';

/** Strapi's selects have no empty value. */
const unassigned = '–';

interface Props {
  documentId: string;
  assignedTo: string;
  colleagues: readonly string[];
  onAssigned: () => void;
}

export function Assignee({ documentId, assignedTo, colleagues, onAssigned }: Props) {
  const [chosen, setChosen] = useState(assignedTo);
  const [status, setStatus] = useState('');
  const choices = [...new Set([...colleagues, chosen])].filter(Boolean);

  const assign = async (name: string): Promise<void> => {
    setChosen(name);
    try {
      await getFetchClient().put(applicationPath(documentId), { assignedTo: name });
      setStatus('Gespeichert');
      onAssigned();
    } catch {
      setChosen(chosen);
      setStatus('Nicht gespeichert. Bitte noch einmal wählen.');
    }
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <SingleSelect
        aria-label="Zuständig"
        value={chosen || unassigned}
        onChange={(value: string | number) => void assign(value === unassigned ? '' : String(value))}
      >
        {[unassigned, ...choices].map((name) => (
          <SingleSelectOption key={name} value={name}>
            {name === unassigned ? 'Niemand zuständig' : `Zuständig: ${name}`}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Typography role="status" variant="pi" textColor="neutral600">
        {status}
      </Typography>
    </Flex>
  );
}
