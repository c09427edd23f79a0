import { Button, EmptyStateLayout } from '@strapi/design-system';
import { Layouts, Page, getFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { DataTable } from '../../../admin/DataTable.tsx';
import { swissDateAndTime } from '../../../content/swissTime.ts';

interface DeletedEntry {
  id: string;
  entryType: string;
  /** German name of the type. */
  type: string;
  title: string | null;
  author: string | null;
  deletedAt: string;
}

/** Lists the deleted entries that the user may bring back. */
export function Trash() {
  const { toggleNotification } = useNotification();
  const [entries, setEntries] = useState<DeletedEntry[]>();

  const load = async (): Promise<void> => {
    const { data } = await getFetchClient().get<{ entries: DeletedEntry[] }>('/content/trash');
    setEntries(data.entries);
  };

  useEffect(() => {
    load().catch(() => setEntries([]));
  }, []);

  const restore = async ({ entryType, id }: DeletedEntry): Promise<void> => {
    try {
      await getFetchClient().post(`/content/trash/${entryType}/${id}/restore`, {});
      toggleNotification({
        type: 'success',
        message: 'Der Eintrag ist zurück. Was Entwürfe hat, ist noch nicht live.',
      });
      await load();
    } catch {
      toggleNotification({ type: 'danger', message: 'Der Eintrag konnte nicht zurückgeholt werden.' });
    }
  };

  if (!entries) return <Page.Loading />;
  return (
    <Page.Main>
      <Page.Title>Papierkorb</Page.Title>
      <Layouts.Header title="Papierkorb" subtitle="Gelöschte Einträge bleiben 30 Tage hier." />
      <Layouts.Content>
        {entries.length === 0 ? (
          <EmptyStateLayout content="Der Papierkorb ist leer." />
        ) : (
          <DataTable
            headings={['Titel', 'Art', 'Gelöscht am', 'Von', '']}
            rows={entries.map((entry) => ({
              key: entry.id,
              cells: [
                entry.title ?? '–',
                entry.type,
                swissDateAndTime(entry.deletedAt),
                entry.author ?? '–',
                <Button
                  key="restore"
                  size="S"
                  variant="secondary"
                  aria-label={`Zurückholen: ${entry.title}`}
                  onClick={() => void restore(entry)}
                >
                  Zurückholen
                </Button>,
              ],
            }))}
          />
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
