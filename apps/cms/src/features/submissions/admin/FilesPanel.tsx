import { useEffect, useState } from 'react';
import { fileLabel } from '../fileLabel.ts';
import { type ApplicationFile, filesOf } from './applicationFiles.ts';

interface Props {
  model: string;
  documentId?: string;
}

/** Lists the files. A link is valid for one minute only, so it is requested on click. */
function Files({ documentId }: { documentId: string }) {
  const [files, setFiles] = useState<ApplicationFile[]>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    filesOf(documentId).then(setFiles, () => setFailed(true));
  }, [documentId]);

  const open = async (index: number): Promise<void> => {
    try {
      const file = (await filesOf(documentId))[index];
      if (file) window.location.assign(file.url);
    } catch {
      setFailed(true);
    }
  };

  if (failed) return <p role="alert">Die Dateien können gerade nicht geöffnet werden.</p>;
  if (!files) return <p>Wird geladen …</p>;
  if (files.length === 0) return <p>Ohne Dateien.</p>;
  return (
    <ul style={{ width: '100%' }}>
      {files.map((file, index) => (
        <li key={file.url} style={{ marginBottom: 8, overflowWrap: 'anywhere' }}>
          <button
            type="button"
            style={{ color: 'inherit', textAlign: 'left', textDecoration: 'underline', cursor: 'pointer' }}
            onClick={() => void open(index)}
          >
            {fileLabel(file)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Side panel of an application; renders nothing for other types. */
export const FilesPanel = ({ model, documentId }: Props) =>
  model === 'plugin::content.application' && documentId
    ? { title: 'Dateien', content: <Files key={documentId} documentId={documentId} /> }
    : null;
