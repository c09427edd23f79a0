import { Dialog } from '@strapi/design-system';
import { ConfirmDialog } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import type { Drafts } from './drafts.ts';

/** Keeps users at an application until its note is stored, or until they choose to leave without it. */
export function SavedBeforeLeaving({ drafts }: { drafts: Drafts }) {
  const blocker = useBlocker(() => drafts.hasUnsavedNote());
  // The attempt to leave whose note could not be stored.
  const [failed, setFailed] = useState<Blocker>();

  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let isLatest = true;
    void drafts.saveNotes().then((saved) => {
      if (!isLatest) return;
      if (saved) blocker.proceed();
      else setFailed(blocker);
    });
    return () => {
      isLatest = false;
    };
  }, [blocker, drafts]);

  const asks = blocker.state === 'blocked' && failed === blocker;
  const stay = (): void => blocker.reset?.();
  return (
    <Dialog.Root open={asks} onOpenChange={(open: boolean) => !open && stay()}>
      <ConfirmDialog title="Notiz nicht gespeichert" onConfirm={() => blocker.proceed?.()} onCancel={stay}>
        Die Notiz ist nicht gespeichert. Trotzdem weitergehen? Der Text bleibt bei dieser Bewerbung stehen, bis Sie das
        Fenster schliessen.
      </ConfirmDialog>
    </Dialog.Root>
  );
}
