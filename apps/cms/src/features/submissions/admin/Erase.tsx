import { Button, Dialog, Typography } from '@strapi/design-system';
import { ConfirmDialog, getFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Listed } from '../worklist/listed.ts';
import { applicationPath } from './application.ts';
import { nameOf } from './views.ts';

interface Props {
  applications: readonly Listed[];
  /** Of its button, as of those beside it. */
  size?: 'S';
  onErased: () => void;
}

/** Erases applications when an applicant demands it. */
export function Erase({ applications, size, onErased }: Props) {
  const [failed, setFailed] = useState(false);
  const names = applications.map(nameOf).join(', ');

  const erase = async (): Promise<void> => {
    const documentIds = applications.map(({ documentId }) => documentId);
    try {
      await getFetchClient().post(applicationPath('actions/bulkDelete'), { documentIds });
    } catch {
      return setFailed(true);
    }
    setFailed(false);
    onErased();
  };

  return (
    <>
      <Dialog.Root>
        <Dialog.Trigger>
          <Button variant="danger-light" {...(size && { size })} disabled={applications.length === 0}>
            Auf Verlangen löschen
          </Button>
        </Dialog.Trigger>
        <ConfirmDialog title="Endgültig löschen?" onConfirm={erase}>
          {`${names}: Die Angaben, Dateien und Notizen sind danach für immer gelöscht, auch aus dem Papierkorb.`}
        </ConfirmDialog>
      </Dialog.Root>
      {failed && <Typography role="alert">Nicht gelöscht. Bitte später noch einmal versuchen.</Typography>}
    </>
  );
}
