import {
  Box,
  Button,
  Checkbox,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Table,
  Tbody,
  Td,
  TextButton,
  TextInput,
  Th,
  Thead,
  Tr,
  Typography,
} from '@strapi/design-system';
import { Layouts, Page, getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApplicationDetails } from './ApplicationDetails.tsx';
import { areaNames, dayInGerman, type ListedApplication, matches, stageNames, views } from './applications.ts';

interface Worklist {
  results: ListedApplication[];
  colleagues: string[];
  sendsMail: boolean;
}

const nameOf = ({ firstName, surname }: ListedApplication): string => `${firstName} ${surname}`;

const urgencyNames = { overdue: 'Überfällig', due: 'Heute fällig', later: '' } as const;

/** Hands the browser a table as a file. */
function saveCsv(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = `bewerbungen-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface BulkProps {
  ids: readonly string[];
  onDone: () => void;
}

/** What can be done with the selected applications. */
function BulkActions({ ids, onDone }: BulkProps) {
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
  const save = async (): Promise<void> => {
    const { data } = await getFetchClient().post<{ csv: string }>('/content/applications/export', { ids });
    saveCsv(data.csv);
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
        {Object.entries(stageNames).map(([key, name]) => (
          <SingleSelectOption key={key} value={key}>
            {name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Button size="S" disabled={ids.length === 0} onClick={() => void run(change)}>
        Stand setzen
      </Button>
      <Button size="S" variant="tertiary" disabled={ids.length === 0} onClick={() => void run(save)}>
        Als Tabelle (CSV) laden
      </Button>
      {failure && <Typography role="alert">{failure}</Typography>}
    </Flex>
  );
}

interface ListProps {
  shown: readonly ListedApplication[];
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onOpen: (id: string) => void;
}

function List({ shown, selected, onSelect, onOpen }: ListProps) {
  const allSelected = shown.length > 0 && shown.every(({ documentId }) => selected.has(documentId));
  const toggle = (id: string): void => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  if (shown.length === 0) return <Typography>Hier ist gerade keine Bewerbung.</Typography>;
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow">
      <Table colCount={8} rowCount={shown.length + 1}>
        <Thead>
          <Tr>
            <Th>
              <Checkbox
                aria-label="Alle wählen"
                checked={allSelected}
                onCheckedChange={() => onSelect(new Set(allSelected ? [] : shown.map(({ documentId }) => documentId)))}
              />
            </Th>
            {['Name', 'Stelle', 'Bereich', 'Eingegangen', 'Antwort bis', 'Stand', 'Zuständig'].map((name) => (
              <Th key={name}>
                <Typography variant="sigma">{name}</Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {shown.map((application) => {
            const { documentId, urgency } = application;
            const cells = [
              application.jobTitle || 'Ohne Ausschreibung',
              areaNames[application.area] ?? application.area,
              dayInGerman(application.acceptedAt),
              urgency ? [dayInGerman(application.answerBy), urgencyNames[urgency]].filter(Boolean).join(', ') : '',
              stageNames[application.stage] ?? application.stage,
              application.assignedTo,
            ];
            return (
              <Tr key={documentId}>
                <Td>
                  <Checkbox
                    aria-label={`Wählen: ${nameOf(application)}`}
                    checked={selected.has(documentId)}
                    onCheckedChange={() => toggle(documentId)}
                  />
                </Td>
                <Td>
                  <TextButton onClick={() => onOpen(documentId)}>{nameOf(application)}</TextButton>
                </Td>
                {cells.map((text, index) => (
                  <Td key={index} style={{ whiteSpace: 'normal' }}>
                    <Typography textColor={urgency === 'overdue' && index === 3 ? 'danger700' : 'neutral800'}>
                      {text}
                    </Typography>
                  </Td>
                ))}
              </Tr>
            );
          })}
        </Tbody>
      </Table>
    </Box>
  );
}

/** The working list of HR: what is due, one application beside its files, and the next. */
export function Applications() {
  const [worklist, setWorklist] = useState<Worklist>();
  const [failed, setFailed] = useState(false);
  const [parameters, setParameters] = useSearchParams();
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // The order in which the list showed them: a decision takes an application out of the list, but not out of the way on.
  const [order, setOrder] = useState<readonly string[]>([]);
  const view = views.find(({ key }) => key === (parameters.get('ansicht') ?? 'new')) ?? views[0];
  const openId = parameters.get('bewerbung');

  const load = async (): Promise<void> => {
    const { data } = await getFetchClient().get<Worklist>('/content/applications');
    setWorklist(data);
  };

  useEffect(() => {
    load().catch(() => setFailed(true));
  }, []);

  const all = worklist?.results ?? [];
  const shown = all.filter((application) => view?.has(application) && matches(search, application));
  const opened = all.find(({ documentId }) => documentId === openId);
  const way = order.includes(openId ?? '') ? order : shown.map(({ documentId }) => documentId);
  const position = way.indexOf(openId ?? '');
  const [previous, next] = [way[position - 1], position < 0 ? undefined : way[position + 1]];

  const go = (id: string | undefined): void => {
    const where = new URLSearchParams(parameters);
    if (id === undefined) where.delete('bewerbung');
    else where.set('bewerbung', id);
    if (!openId) setOrder(way);
    setParameters(where);
  };

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const target = event.altKey && openId ? { KeyN: next, KeyV: previous }[event.code] : undefined;
      if (!target) return;
      event.preventDefault();
      go(target);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });

  if (failed) return <Page.NoPermissions />;
  if (!worklist) return <Page.Loading />;
  if (opened) {
    return (
      <Page.Main>
        <Page.Title>{nameOf(opened)}</Page.Title>
        <Layouts.Header
          title={nameOf(opened)}
          subtitle={position < 0 ? opened.company : `${position + 1} von ${way.length} · ${opened.company}`}
          navigationAction={<TextButton onClick={() => go(undefined)}>Zur Liste</TextButton>}
          primaryAction={
            <Flex gap={2}>
              <Button variant="tertiary" disabled={!previous} aria-keyshortcuts="Alt+V" onClick={() => go(previous)}>
                Vorige (Alt+V)
              </Button>
              <Button variant="secondary" disabled={!next} aria-keyshortcuts="Alt+N" onClick={() => go(next)}>
                Nächste (Alt+N)
              </Button>
            </Flex>
          }
        />
        <Layouts.Content>
          <ApplicationDetails
            key={opened.documentId}
            listed={opened}
            colleagues={worklist.colleagues}
            sendsMail={worklist.sendsMail}
            onChange={() => void load()}
          />
        </Layouts.Content>
      </Page.Main>
    );
  }
  return (
    <Page.Main>
      <Page.Title>Bewerbungen</Page.Title>
      <Layouts.Header title="Bewerbungen" subtitle="Die ältesten zuerst." />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Flex gap={2} wrap="wrap" role="group" aria-label="Ansicht">
            {views.map(({ key, name, has }) => (
              <Button
                key={key}
                variant={key === view?.key ? 'secondary' : 'tertiary'}
                aria-pressed={key === view?.key}
                onClick={() => {
                  setSelected(new Set());
                  setParameters({ ansicht: key });
                }}
              >
                {name} {all.filter(has).length}
              </Button>
            ))}
          </Flex>
          <TextInput
            aria-label="Suchen nach Name, Stelle oder Referenz"
            placeholder="Suchen nach Name, Stelle oder Referenz"
            value={search}
            onChange={({ target }: { target: { value: string } }) => setSearch(target.value)}
          />
          <BulkActions
            ids={[...selected]}
            onDone={() => {
              setSelected(new Set());
              void load();
            }}
          />
          <List shown={shown} selected={selected} onSelect={setSelected} onOpen={go} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

/** The sign of the menu. */
export const ApplicationsIcon = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M4 7h16v12H4zM9 7V4h6v3M4 12h16" />
  </svg>
);
