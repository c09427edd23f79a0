import { EmptyStateLayout, VisuallyHidden } from '@strapi/design-system';
import { getFetchClient, isFetchError, Page, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Loading } from '../../../adminUi/Loading.tsx';
import { DataTable } from '../../../adminUi/DataTable.tsx';
import { SteadyButton } from '../../../adminUi/SteadyButton.tsx';
import { TitledPage } from '../../../adminUi/TitledPage.tsx';
import { useAction } from '../../../adminUi/useAction.ts';
import { useContent } from '../../../adminUi/useContent.ts';
import { formPath } from '../../../content/formPath.ts';
import { swissDateAndTime } from '../../../content/swissDate.ts';

interface DeletedEntry {
  id: string;
  entryType: string;
  type: string;
  title: string | null;
  author: string | null;
  deletedAt: string;
}

/** @param reload shows what is left */
function useRestore(reload: () => Promise<void>) {
  const { toggleNotification } = useNotification();
  const { run, isBusy } = useAction(() => '');
  const [restored, setRestored] = useState('');

  const restore = async ({ entryType, id }: DeletedEntry): Promise<void> => {
    try {
      await getFetchClient().post(`/content/trash/${entryType}/${id}/restore`, {});
      toggleNotification({
        type: 'success',
        message: 'Der Eintrag ist zurück. Was Entwürfe hat, ist noch nicht live.',
        link: { label: 'Öffnen', url: `/admin${formPath(entryType, id)}` },
      });
      await reload();
      setRestored(`${entryType} ${id}`);
    } catch (error) {
      const message =
        isFetchError(error) && error.status === 409
          ? 'Der Eintrag wurde inzwischen neu geschrieben. Was gelöscht wurde, bleibt im Papierkorb.'
          : 'Der Eintrag konnte nicht zurückgeholt werden.';
      toggleNotification({ type: 'danger', message });
    }
  };
  return {
    isBusy,
    restored,
    restore(entry: DeletedEntry): void {
      if (!isBusy) void run(() => restore(entry));
    },
  };
}

export function Trash() {
  const { content, failed, reload } = useContent<{ entries: DeletedEntry[] }>('/content/trash');
  const { isBusy, restored, restore } = useRestore(reload);

  if (!content) return failed ? <Page.Error /> : <Loading />;
  const { entries } = content;
  return (
    <TitledPage title="Papierkorb" subject={restored} subtitle="Gelöschte Einträge bleiben 30 Tage hier.">
      {entries.length === 0 ? (
        <EmptyStateLayout content="Der Papierkorb ist leer." />
      ) : (
        <DataTable
          headings={['Titel', 'Art', 'Gelöscht am', 'Von', <VisuallyHidden key="action">Aktion</VisuallyHidden>]}
          rows={entries.map((entry) => ({
            key: entry.id,
            cells: [
              entry.title ?? '–',
              entry.type,
              swissDateAndTime(entry.deletedAt),
              entry.author ?? '–',
              <SteadyButton
                key="restore"
                size="S"
                variant="secondary"
                aria-label={`Zurückholen: ${entry.title ?? entry.type}`}
                disabled={isBusy}
                onClick={() => restore(entry)}
              >
                Zurückholen
              </SteadyButton>,
            ],
          }))}
        />
      )}
    </TitledPage>
  );
}
