import { Button, Dialog, Typography } from '@strapi/design-system';
import { ConfirmDialog, getFetchClient } from '@strapi/strapi/admin';
import { useAction } from '../../../adminUi/useAction.ts';
import type { Listed } from '../worklist/listed.ts';
import { applicationPath } from './application.ts';
import { nameOf } from './views.ts';

interface Props {
  applications: readonly Listed[];
  size?: 'S';
  onErased: () => void;
}

export function Erase({ applications, size, onErased }: Props) {
  const { run, failure } = useAction(() => 'Nicht gelöscht. Bitte später noch einmal versuchen.');
  const names = applications.map(nameOf).join(', ');

  const erase = (): Promise<void> =>
    run(async () => {
      const documentIds = applications.map(({ documentId }) => documentId);
      await getFetchClient().post(applicationPath('actions/bulkDelete'), { documentIds });
      onErased();
    });

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
      {failure && <Typography role="alert">{failure}</Typography>}
    </>
  );
}
