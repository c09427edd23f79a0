import { Box, Button, EmptyStateLayout, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Layouts, Page, getFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { inGerman } from './history.ts';

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
          <Box background="neutral0" hasRadius shadow="tableShadow">
            <Table colCount={5} rowCount={entries.length + 1}>
              <Thead>
                <Tr>
                  {['Titel', 'Art', 'Gelöscht am', 'Von', ''].map((name) => (
                    <Th key={name}>
                      <Typography variant="sigma">{name}</Typography>
                    </Th>
                  ))}
                </Tr>
              </Thead>
              <Tbody>
                {entries.map((entry) => (
                  <Tr key={entry.id}>
                    {[entry.title ?? '–', entry.type, inGerman(entry.deletedAt), entry.author ?? '–'].map(
                      (text, index) => (
                        <Td key={index}>
                          <Typography>{text}</Typography>
                        </Td>
                      ),
                    )}
                    <Td>
                      <Button
                        size="S"
                        variant="secondary"
                        aria-label={`Zurückholen: ${entry.title}`}
                        onClick={() => void restore(entry)}
                      >
                        Zurückholen
                      </Button>
                    </Td>
                  </Tr>
                ))}
              </Tbody>
            </Table>
          </Box>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

/** The sign of the menu. */
export const TrashIcon = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
  </svg>
);
