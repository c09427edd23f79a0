import { maxRedirects } from '@group/content-client/contract/formerAddress';
import { Button, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { getFetchClient, isFetchError, useRBAC } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FormField } from '../../../adminUi/fields/FormField.tsx';
import { useAction } from '../../../adminUi/useAction.ts';
import type { ImportAnswer } from '../redirectImport.ts';
import { textOf } from './fileText.ts';
import { PlannedLines } from './PlannedLines.tsx';

const redirectUid = 'plugin::content.redirect';

const create = [{ action: 'plugin::content-manager.explorer.create', subject: redirectUid }];

const hint = `Je Zeile frühere Adresse und Ziel, höchstens ${maxRedirects} Zeilen. In Excel: Speichern unter, CSV UTF-8.`;

function reasonOf(error: unknown): string {
  if (isFetchError(error) && error.status === 413) return 'Die Datei ist zu gross. Bitte die Tabelle aufteilen.';
  const said = isFetchError(error) && error.status === 400 && error.response?.data.error?.message;
  return said || 'Das hat gerade nicht geklappt. Bitte noch einmal versuchen.';
}

const FileField = ({ onChoose }: { onChoose: (file: File | undefined) => void }) => (
  <FormField label="CSV-Datei" required hint={hint}>
    <Field.Input type="file" accept=".csv,.txt,.tsv,text/csv" onChange={({ target }) => onChoose(target.files?.[0])} />
  </FormField>
);

/** Says what becomes of each line of a file, and then writes those that can be written. */
function ImportDialog({ onWritten }: { onWritten: () => void }) {
  const [file, setFile] = useState<File>();
  const [answer, setAnswer] = useState<ImportAnswer>();
  const { run, failure, isBusy } = useAction(reasonOf);
  const redirects = answer?.count === 1 ? '1 Weiterleitung' : `${answer?.count} Weiterleitungen`;

  // What the service said is about another file.
  useEffect(() => setAnswer(undefined), [file]);

  const send = (chosen: File): Promise<void> =>
    run(async () => {
      const body = { csv: textOf(await chosen.arrayBuffer()), checkedAt: answer?.checkedAt };
      const { data } = await getFetchClient().post<ImportAnswer>('/content/redirects/import', body);
      setAnswer(data);
      if (data.isWritten) onWritten();
    });

  return (
    <Modal.Content style={{ width: 'min(110rem, calc(100vw - 3.2rem))', maxWidth: 'none' }}>
      <Modal.Header closeLabel="Schliessen">
        <Modal.Title>Weiterleitungen importieren</Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <FileField onChoose={setFile} />
          <Typography role="status" fontWeight="bold">
            {failure || (answer?.isWritten && `${redirects} übernommen.`)}
          </Typography>
          {answer && <PlannedLines lines={answer.lines} />}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">Schliessen</Button>
        </Modal.Close>
        {!answer?.isWritten && (
          <Button disabled={!file || answer?.count === 0} loading={isBusy} onClick={() => file && void send(file)}>
            {answer ? `${redirects} übernehmen` : 'Datei prüfen'}
          </Button>
        )}
      </Modal.Footer>
    </Modal.Content>
  );
}

export function RedirectImport() {
  const isList = useLocation().pathname.endsWith(redirectUid);
  const { allowedActions } = useRBAC(isList ? create : []);
  const [hasWritten, setHasWritten] = useState(false);
  if (!isList || !allowedActions.canCreate) return null;
  return (
    // Strapi's list does not know of the new redirects.
    <Modal.Root onOpenChange={(isOpen) => !isOpen && hasWritten && window.location.reload()}>
      <Modal.Trigger>
        <Button variant="secondary" size="S">
          CSV importieren
        </Button>
      </Modal.Trigger>
      <ImportDialog onWritten={() => setHasWritten(true)} />
    </Modal.Root>
  );
}
