import { pathsOfType } from '@group/content-client/contract/entryPaths';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useState, useSyncExternalStore } from 'react';
import { wideScreen } from '../../../strapi/admin/BesideLayout.ts';
import type { EntryProps } from '../../history/admin/history.ts';
import { PreviewBeside } from './PreviewBeside.tsx';
import { type PreviewedEntry, previewLink } from './previewLink.ts';

function subscribeToRoom(onChange: () => void): () => void {
  const query = window.matchMedia(wideScreen);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Strapi's buttons have room for one. */
const twoLines = { height: 'auto', paddingBlock: '0.6rem' };

const nameOf = (model: string): string => model.replace('plugin::content.', '');

/** Also the frame of a website. */
const hasPreview = (name: string): boolean => pathsOfType(name) !== undefined || name.startsWith('konfiguration-');

function Preview({ entry, saved }: { entry: PreviewedEntry; saved: string }) {
  const isWide = useSyncExternalStore(subscribeToRoom, () => window.matchMedia(wideScreen).matches);
  const [isBeside, setBeside] = useState(false);
  const [failed, setFailed] = useState(false);

  const openTab = async (): Promise<void> => {
    // Synchronously in the click handler: otherwise the browser blocks it as a pop-up.
    const tab = window.open('', '_blank');
    try {
      const url = await previewLink(entry);
      setFailed(false);
      if (!tab) return;
      tab.opener = null;
      tab.location.replace(url);
    } catch {
      tab?.close();
      setFailed(true);
    }
  };

  const isShown = isWide && isBeside;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {isWide && (
        <Button variant="secondary" fullWidth aria-expanded={isShown} onClick={() => setBeside(!isShown)}>
          Vorschau daneben
        </Button>
      )}
      <Button variant="tertiary" fullWidth style={twoLines} onClick={() => void openTab()}>
        Entwurf auf der Website ansehen
      </Button>
      <Typography variant="pi" tag="p">
        Zeigt, was gespeichert ist. Der Link gilt eine Stunde.
      </Typography>
      {failed && (
        <Typography tag="p" role="alert">
          Die Vorschau ist für diesen Eintrag nicht möglich. Ist ein Betrieb gewählt?
        </Typography>
      )}
      {isShown && (
        <PreviewBeside entry={entry} saved={saved} onTab={() => void openTab()} onClose={() => setBeside(false)} />
      )}
    </Flex>
  );
}

export const DraftPreview = ({ model, document }: EntryProps) => {
  const name = nameOf(model);
  const { documentId: id, locale, updatedAt, status } = document ?? {};
  if (!id || !hasPreview(name)) return null;
  const entry = { name, id, locale: locale ?? '' };
  return { title: 'Vorschau', content: <Preview key={id} entry={entry} saved={`${updatedAt} ${status}`} /> };
};
