import { Button, Flex, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { saveFile } from '../../../adminUi/saveFile.ts';
import { fileLabel } from '../fileLabel.ts';
import { type ApplicationFile, filesOf } from './application.ts';
import { hasFewPixels } from './hasFewPixels.ts';

/** Kinds that browsers show without running anything of the file. Everything else is only downloaded. */
const shownTypes: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']);

/**
 * Shows a file. The service sends it as a download; the browser gets it as a `blob:` of a kind from the list above, never of one
 * that the file chooses, so that no file becomes a page of the admin.
 */
function ShownFile({ file: { name, type, url } }: { file: ApplicationFile }) {
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState('');

  useEffect(() => {
    let made = '';
    const controller = new AbortController();
    fetch(url, { signal: controller.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error('The link has expired.');
        made = URL.createObjectURL(new Blob([await response.arrayBuffer()], { type }));
        const isShown = type === 'application/pdf' || (await hasFewPixels(made));
        if (controller.signal.aborted) URL.revokeObjectURL(made);
        else if (isShown) setAddress(made);
        else setProblem('Dieses Bild ist zu gross, um es hier zu zeigen. Bitte herunterladen.');
      })
      .catch(() => {
        if (!controller.signal.aborted) setProblem('Die Datei kann gerade nicht gezeigt werden.');
      });
    return () => {
      controller.abort();
      URL.revokeObjectURL(made);
    };
  }, [url, type]);

  if (problem) return <Typography role="alert">{problem}</Typography>;
  if (!address) return <Typography>Wird geladen …</Typography>;
  const style = { width: '100%', border: '1px solid #dcdce4', borderRadius: 4 };
  // oxlint-disable-next-line react/iframe-missing-sandbox -- Chromium shows no PDF in one, and the file's type is fixed
  if (type === 'application/pdf') return <iframe src={address} title={name} style={{ ...style, height: '75vh' }} />;
  return <img src={address} alt={name} style={style} />;
}

interface Props {
  documentId: string;
  /** The files as they were read with the application. */
  read: readonly ApplicationFile[] | undefined;
  unscanned: boolean;
}

export function FileViewer({ documentId, read, unscanned }: Props) {
  const [files, setFiles] = useState(read);
  const [shown, setShown] = useState(0);

  // A link is valid for one minute only, so each click asks for new ones.
  const renewed = async (): Promise<readonly ApplicationFile[]> => {
    try {
      const fresh = await filesOf(documentId);
      setFiles(fresh);
      return fresh;
    } catch {
      setFiles(undefined);
      return [];
    }
  };

  const show = async (index: number): Promise<void> => {
    await renewed();
    setShown(index);
  };

  const download = async (index: number): Promise<void> => {
    const file = (await renewed())[index];
    if (file) saveFile(file.url);
  };

  if (!files) return <Typography role="alert">Die Dateien können gerade nicht geöffnet werden.</Typography>;
  const file = files[shown];
  if (!file) return <Typography>Diese Bewerbung hat keine Dateien.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {unscanned && (
        <Typography fontWeight="bold" textColor="danger700">
          Nicht auf Schadprogramme geprüft. Bitte Dateien nur öffnen, wenn die Bewerbung glaubwürdig ist.
        </Typography>
      )}
      <Flex gap={2} wrap="wrap">
        {files.map((each, index) => (
          <Button
            key={`${each.name} ${index}`}
            size="S"
            variant={index === shown ? 'secondary' : 'tertiary'}
            aria-pressed={index === shown}
            onClick={() => void show(index)}
          >
            {fileLabel(each)}
          </Button>
        ))}
        <Button size="S" variant="tertiary" onClick={() => void download(shown)}>
          Herunterladen
        </Button>
      </Flex>
      {shownTypes.has(file.type) ? (
        <ShownFile key={file.url} file={file} />
      ) : (
        <Typography>Diese Art von Datei kann hier nicht gezeigt werden. Bitte herunterladen.</Typography>
      )}
    </Flex>
  );
}
