import { Box, Button, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { maxImportLines } from '../importLimits.ts';
import type { ImportOrganisation } from '../redirectImport.ts';
import { redirectsIn } from './summary.ts';

const fileField = 'redirect-file';

interface ChoiceProps {
  organisations: readonly ImportOrganisation[];
  organisation: string;
  onOrganisation: (id: string) => void;
  onFile: (file: File | undefined) => void;
  /** How many redirects the last import of this window wrote; 0 for none. */
  last: number;
  onLast: () => void;
}

/** For whom, and from which file; or the last import, which can be taken back. */
export function ImportChoice({ organisations, organisation, onOrganisation, onFile, last, onLast }: ChoiceProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {organisations.length > 1 && (
        <Field.Root required>
          <Field.Label>Betrieb</Field.Label>
          <SingleSelect
            value={organisation}
            placeholder="Bitte wählen"
            onChange={(value: string | number) => onOrganisation(String(value))}
          >
            {organisations.map(({ id, name }) => (
              <SingleSelectOption key={id} value={id}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      )}
      <Field.Root
        id={fileField}
        required
        hint={`Eine Zeile je Weiterleitung, höchstens ${maxImportLines}: frühere Adresse, Ziel und, wenn nötig, «ja» oder «nein» für «Für immer». Eine Kopfzeile darf sein. In Excel: Speichern unter, CSV UTF-8.`}
      >
        <Field.Label>CSV-Datei</Field.Label>
        <input
          type="file"
          id={fileField}
          aria-describedby={`${fileField}-hint`}
          accept=".csv,.txt,.tsv,text/csv"
          style={{ font: 'inherit', fontSize: '1.4rem', maxWidth: '100%' }}
          onChange={({ target }) => onFile(target.files?.[0])}
        />
        <Field.Hint />
      </Field.Root>
      {last > 0 && (
        <Box>
          <Button variant="tertiary" onClick={onLast}>
            {`Letzten Import ansehen (${redirectsIn(last)})`}
          </Button>
        </Box>
      )}
    </Flex>
  );
}
