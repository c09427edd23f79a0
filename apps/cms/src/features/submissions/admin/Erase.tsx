import { Button, Dialog, Typography } from '@strapi/design-system';
import { ConfirmDialog, getFetchClient, isFetchError } from '@strapi/strapi/admin';
import { maxSelected } from '../../../content/maxSelected.ts';
import { useAction } from '../../../adminUi/useAction.ts';
import type { Listed } from '../worklist/listed.ts';
import { applicationPath } from './application.ts';
import { nameOf } from './views.ts';

interface Props {
  applications: readonly Listed[];
  size?: 'S';
  onErased: () => void;
}

const reasonOf = (error: unknown): string =>
  isFetchError(error) && (error.status ?? 500) < 500
    ? error.message
    : 'Es ist nicht alles gelöscht. Bitte später noch einmal versuchen.';

/** Erases in several requests what is more than one takes. What is erased leaves the list, also if the rest fails. */
async function eraseAll(applications: readonly Listed[], onErased: () => void): Promise<void> {
  const ids = applications.map(({ documentId }) => documentId);
  let done = 0;
  try {
    for (; done < ids.length; done += maxSelected) {
      const documentIds = ids.slice(done, done + maxSelected);
      await getFetchClient().post(applicationPath('actions/bulkDelete'), { documentIds });
    }
  } finally {
    if (done > 0) onErased();
  }
}

export function Erase({ applications, size, onErased }: Props) {
  const { run, failure } = useAction(reasonOf);
  const names = applications.map(nameOf).join(', ');

  return (
    <>
      <Dialog.Root>
        <Dialog.Trigger>
          <Button variant="danger-light" {...(size && { size })} disabled={applications.length === 0}>
            Auf Verlangen löschen
          </Button>
        </Dialog.Trigger>
        <ConfirmDialog title="Endgültig löschen?" onConfirm={() => run(() => eraseAll(applications, onErased))}>
          {`${names}: Die Angaben, Dateien und Notizen sind danach für immer gelöscht, auch aus dem Papierkorb.`}
        </ConfirmDialog>
      </Dialog.Root>
      {failure && <Typography role="alert">{failure}</Typography>}
    </>
  );
}
