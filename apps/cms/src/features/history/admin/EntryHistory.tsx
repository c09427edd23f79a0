import { Button, Flex, Loader, Modal, TextButton, Typography } from '@strapi/design-system';
import { getFetchClient, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { entryState, type Row } from '../../../adminUi/entryState.ts';
import { ModalContent } from '../../../adminUi/ModalContent.tsx';
import { useAction } from '../../../adminUi/useAction.ts';
import { useContent } from '../../../adminUi/useContent.ts';
import type { Change } from '../changes.ts';
import { Changes } from './Changes.tsx';
import { type EntryProps, savedEntry, type SavedEntry } from './history.ts';
import { swissDateAndTime } from '../../../content/swissDate.ts';

interface Version extends Row {
  id: number;
  kind: 'published' | 'draft';
  author: string | null;
  savedAt: string;
  isLive: boolean;
  /** Not replaced before the time for which it was planned. */
  wasSeen: boolean;
}

/** More are shown on demand. */
const shownAtFirst = 5;

function nameOf({ kind, isLive, wasSeen, ...timing }: Version): string {
  if (kind === 'draft') return 'Ersetzter Entwurf';
  if (!isLive) return wasSeen ? 'War live' : 'War geplant';
  const { text } = entryState({ ...timing, status: 'published' }, new Date().toISOString());
  return text === 'Live' ? 'Jetzt live' : text;
}

interface ComparisonProps {
  path: string;
  version: Version;
  hasDrafts: boolean;
  onClose: () => void;
}

function Comparison({ path, version, hasDrafts, onClose }: ComparisonProps) {
  const { content, failed } = useContent<{ changes: Change[] }>(`${path}/${version.id}`);
  const { run, failure } = useAction(() => 'Die Fassung konnte nicht zurückgeholt werden. Es ist nichts geändert.');
  const isModified = useForm('EntryHistory', ({ modified }) => modified);
  const changes = content?.changes;

  const restore = (): Promise<void> =>
    run(async () => {
      await getFetchClient().post(`${path}/${version.id}/restore`, {});
      window.location.reload();
    });

  return (
    <Modal.Root open onOpenChange={(open: boolean) => !open && onClose()}>
      <ModalContent>
        <Modal.Header closeLabel="Schliessen">
          <Modal.Title>Fassung vom {swissDateAndTime(version.savedAt)}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {failed && <Typography role="alert">Die Fassung kann gerade nicht geladen werden.</Typography>}
          {failure && <Typography role="alert">{failure}</Typography>}
          {changes?.length === 0 && <Typography>Diese Fassung ist gleich wie die jetzige.</Typography>}
          {changes && changes.length > 0 && (
            <Changes changes={changes} before="damals" now={hasDrafts ? 'jetzt im Entwurf' : 'jetzt live'} />
          )}
          {isModified && changes?.length !== 0 && (
            <Typography>Bitte zuerst speichern: Was Sie eingegeben haben, bleibt dann im Verlauf.</Typography>
          )}
          {!changes && !failed && <Loader>Wird geladen …</Loader>}
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Schliessen
          </Button>
          <Button disabled={isModified || !changes || changes.length === 0} onClick={() => void restore()}>
            {hasDrafts ? 'Als Entwurf zurückholen' : 'Zurückholen, sofort live'}
          </Button>
        </Modal.Footer>
      </ModalContent>
    </Modal.Root>
  );
}

interface VersionsProps extends SavedEntry {
  /** When the entry was saved last, which can add a version. */
  savedAt: string | undefined;
  hasDrafts: boolean;
}

function Versions({ type, id, locale, savedAt, hasDrafts }: VersionsProps) {
  const [compared, setCompared] = useState<Version>();
  const [all, setAll] = useState(false);
  const path = `/content/history/${type}/${id}`;
  const { content, failed } = useContent<{ versions: Version[] }>(`${path}?locale=${locale}`, savedAt);

  if (failed) return <Typography role="alert">Der Verlauf kann gerade nicht geladen werden.</Typography>;
  if (!content) return <Typography>Wird geladen …</Typography>;
  const { versions } = content;
  if (versions.length === 0) return <Typography>Von jetzt an wird jede veröffentlichte Fassung aufbewahrt.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {versions.slice(0, all ? undefined : shownAtFirst).map((version) => (
        <Flex key={version.id} justifyContent="space-between" gap={2} wrap="wrap">
          <Flex direction="column" alignItems="flex-start">
            <Typography variant="pi" fontWeight="bold">
              {nameOf(version)}
            </Typography>
            <Typography variant="pi">{swissDateAndTime(version.savedAt)}</Typography>
            {version.author && <Typography variant="pi">{version.author}</Typography>}
          </Flex>
          <Button
            size="S"
            variant="tertiary"
            aria-label={`Vergleichen: ${swissDateAndTime(version.savedAt)}`}
            onClick={() => setCompared(version)}
          >
            Vergleichen
          </Button>
        </Flex>
      ))}
      {!all && versions.length > shownAtFirst && (
        <TextButton onClick={() => setAll(true)}>Alle {versions.length} Fassungen zeigen</TextButton>
      )}
      {compared && (
        <Comparison path={path} version={compared} hasDrafts={hasDrafts} onClose={() => setCompared(undefined)} />
      )}
    </Flex>
  );
}

export function EntryHistory(props: EntryProps) {
  const entry = savedEntry(props);
  if (!entry) return null;
  const { updatedAt, status } = props.document ?? {};
  const key = `${entry.id} ${entry.locale}`;
  // Types without drafts have no status.
  const content = <Versions key={key} {...entry} savedAt={updatedAt} hasDrafts={status !== undefined} />;
  return { title: 'Verlauf', content };
}
