import { Button, Flex, SingleSelect, SingleSelectOption, TextButton, TextInput } from '@strapi/design-system';
import { Layouts, Page, getFetchClient, useAuth } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Worklist } from '../worklist/listed.ts';
import { ApplicationDetails } from './ApplicationDetails.tsx';
import { ApplicationList } from './ApplicationList.tsx';
import { BulkActions } from './BulkActions.tsx';
import { draftsOf } from './keptDrafts.ts';
import { SavedBeforeLeaving } from './SavedBeforeLeaving.tsx';
import { housesOf, matches, nameOf, views } from './views.ts';

/** Strapi's selects have no empty value. */
const allHouses = '–';

/** The working list of HR: what is due, one application beside its files, and the next. */
export function Applications() {
  const [worklist, setWorklist] = useState<Worklist>();
  const [failed, setFailed] = useState(false);
  const drafts = draftsOf(useAuth('Applications', ({ user }) => user?.id));
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

  const results = worklist?.results ?? [];
  const houses = housesOf(results);
  const house = parameters.get('betrieb') ?? '';
  const all = house ? results.filter(({ tenant }) => tenant === house) : results;
  const shown = all.filter((application) => view?.has(application) && matches(search, application));
  const opened = results.find(({ documentId }) => documentId === openId);
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
              <Button variant="tertiary" onClick={() => window.print()}>
                Drucken
              </Button>
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
          <SavedBeforeLeaving drafts={drafts} />
          <ApplicationDetails
            key={opened.documentId}
            listed={opened}
            colleagues={worklist.colleagues}
            sendsMail={worklist.sendsMail}
            drafts={drafts}
            onChange={() => void load()}
            onErased={() => {
              drafts.forget(opened.documentId);
              go(next);
              void load();
            }}
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
                  setParameters({ ansicht: key, ...(house && { betrieb: house }) });
                }}
              >
                {name} {all.filter(has).length}
              </Button>
            ))}
          </Flex>
          {houses.size > 1 && (
            <SingleSelect
              aria-label="Betrieb"
              value={house || allHouses}
              onChange={(value: string | number) => {
                setSelected(new Set());
                setParameters({ ansicht: view?.key ?? '', ...(value !== allHouses && { betrieb: String(value) }) });
              }}
            >
              <SingleSelectOption value={allHouses}>Alle Betriebe</SingleSelectOption>
              {[...houses].map(([key, name]) => (
                <SingleSelectOption key={key} value={key}>
                  {name}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          )}
          <TextInput
            aria-label="Suchen nach Name, Stelle, Referenz …"
            placeholder="Suchen nach Name, Stelle, Referenz …"
            value={search}
            onChange={({ target }: { target: { value: string } }) => setSearch(target.value)}
          />
          <BulkActions
            selected={all.filter(({ documentId }) => selected.has(documentId))}
            onDone={() => {
              setSelected(new Set());
              void load();
            }}
          />
          <ApplicationList
            shown={shown}
            ofSeveral={houses.size > 1}
            selected={selected}
            onSelect={setSelected}
            onOpen={go}
          />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
