import { Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../../../adminUi/Loading.tsx';
import { SearchInput } from '../../../adminUi/SearchInput.tsx';
import { TitledPage } from '../../../adminUi/TitledPage.tsx';
import { TouchTargets } from '../../../adminUi/TouchTargets.tsx';
import { useContent } from '../../../adminUi/useContent.ts';
import { useToday } from '../../../adminUi/useToday.ts';
import type { Worklist } from '../worklist/listed.ts';
import { ApplicationFilters } from './ApplicationFilters.tsx';
import { ApplicationList } from './ApplicationList.tsx';
import { BulkActions } from './BulkActions.tsx';
import { OpenedApplication } from './OpenedApplication.tsx';
import { housesOf, matches, views } from './views.ts';

function LoadedApplications({ worklist, onChange }: { worklist: Worklist; onChange: () => void }) {
  const { results } = worklist;
  const [parameters, setParameters] = useSearchParams();
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // The order in which the list showed them: a decision takes an application out of the list, but not out of the way on.
  const [shownOrder, setShownOrder] = useState<readonly string[]>([]);
  const [left, setLeft] = useState('');
  const view = views.find(({ key }) => key === (parameters.get('ansicht') ?? 'new')) ?? views[0];
  const house = parameters.get('betrieb') ?? '';
  const openId = parameters.get('bewerbung') ?? '';
  const ofHouse = results.filter(({ tenant }) => !house || tenant === house);
  const shown = ofHouse.filter((application) => view?.has(application) && matches(search, application));
  const opened = results.find(({ documentId }) => documentId === openId);
  const order = shownOrder.includes(openId) ? shownOrder : shown.map(({ documentId }) => documentId);

  const go = (id?: string): void => {
    const where = new URLSearchParams(parameters);
    if (id === undefined) where.delete('bewerbung');
    else where.set('bewerbung', id);
    if (!openId) setShownOrder(order);
    setLeft(openId);
    setParameters(where);
  };
  const filter = (newView: string, newHouse: string): void => {
    setSelected(new Set());
    setParameters({ ansicht: newView, ...(newHouse && { betrieb: newHouse }) });
  };

  if (opened) return <OpenedApplication {...{ listed: opened, worklist, order, onChange }} onGo={go} />;
  return (
    <TitledPage title="Bewerbungen" subtitle="Die ältesten zuerst.">
      <ApplicationFilters applications={results} view={view?.key} house={house} onChange={filter} />
      <SearchInput label="Suchen nach Name, Stelle, Referenz …" value={search} onChange={setSearch} />
      <BulkActions
        selected={ofHouse.filter(({ documentId }) => selected.has(documentId))}
        onDone={() => {
          setSelected(new Set());
          onChange();
        }}
      />
      <ApplicationList
        shown={shown}
        ofSeveral={housesOf(results).size > 1}
        selected={selected}
        onSelect={setSelected}
        left={left}
        onOpen={go}
      />
    </TitledPage>
  );
}

export function Applications() {
  const { content, failed, reload } = useContent<Worklist>('/content/applications', useToday());
  if (content) {
    return (
      <TouchTargets>
        <LoadedApplications worklist={content} onChange={() => void reload()} />
      </TouchTargets>
    );
  }
  return failed ? <Page.Error /> : <Loading />;
}
