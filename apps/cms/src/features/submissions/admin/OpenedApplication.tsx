import { Button, Flex, TextButton } from '@strapi/design-system';
import { useAuth } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { TitledPage } from '../../../adminUi/TitledPage.tsx';
import { WayBack } from '../../../adminUi/TouchTargets.tsx';
import type { Listed, Worklist } from '../worklist/listed.ts';
import { ApplicationDetails } from './ApplicationDetails.tsx';
import { draftsOf } from './keptDrafts.ts';
import { SavedBeforeLeaving } from './SavedBeforeLeaving.tsx';
import { nameOf } from './views.ts';

/** Goes where a key leads that is pressed together with Alt, by the key's code. */
function useShortcuts(targets: Readonly<Record<string, string | undefined>>, onGo: (id: string) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const target = event.altKey ? targets[event.code] : undefined;
      if (!target) return;
      event.preventDefault();
      onGo(target);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

interface Props {
  listed: Listed;
  worklist: Worklist;
  order: readonly string[];
  /** Opens another one, or the list. */
  onGo: (id?: string) => void;
  onChange: () => void;
}

export function OpenedApplication({ listed, worklist, order, onGo, onChange }: Props) {
  const drafts = draftsOf(useAuth('OpenedApplication', ({ user }) => user?.id));
  const { documentId, company } = listed;
  const position = order.indexOf(documentId);
  const [previous, next] = [order[position - 1], position < 0 ? undefined : order[position + 1]];
  useShortcuts({ KeyV: previous, KeyN: next }, onGo);
  return (
    <TitledPage
      title={nameOf(listed)}
      subject={documentId}
      subtitle={position < 0 ? company : `${position + 1} von ${order.length} · ${company}`}
      navigationAction={
        <WayBack>
          <TextButton onClick={() => onGo()}>Zur Liste</TextButton>
        </WayBack>
      }
      primaryAction={
        <Flex gap={2}>
          <Button variant="tertiary" onClick={() => window.print()}>
            Drucken
          </Button>
          <Button variant="tertiary" disabled={!previous} aria-keyshortcuts="Alt+V" onClick={() => onGo(previous)}>
            Vorige (Alt+V)
          </Button>
          <Button variant="secondary" disabled={!next} aria-keyshortcuts="Alt+N" onClick={() => onGo(next)}>
            Nächste (Alt+N)
          </Button>
        </Flex>
      }
    >
      <SavedBeforeLeaving drafts={drafts} />
      <ApplicationDetails
        key={documentId}
        listed={listed}
        colleagues={worklist.colleagues}
        sendsMail={worklist.sendsMail}
        drafts={drafts}
        onChange={onChange}
        onErased={() => {
          drafts.forget(documentId);
          onGo(next);
          onChange();
        }}
      />
    </TitledPage>
  );
}
