import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

interface File {
  name: string;
  bytes: number;
  url: string;
}

interface Props {
  model: string;
  documentId?: string;
}

const sizeOf = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} KB`;

async function filesOf(documentId: string): Promise<File[]> {
  const { data } = await getFetchClient().get<{ files: File[] }>(`/content/applications/${documentId}/files`);
  return data.files;
}

/** Lists the files. A link is valid for one minute only, so it is requested on click. */
function Files({ documentId }: { documentId: string }) {
  const [files, setFiles] = useState<File[]>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    filesOf(documentId).then(setFiles, () => setFailed(true));
  }, [documentId]);

  const open = async (index: number): Promise<void> => {
    try {
      const file = (await filesOf(documentId))[index];
      if (file) window.location.assign(`${window.strapi.backendURL}${file.url}`);
    } catch {
      setFailed(true);
    }
  };

  if (failed) return <p role="alert">Die Dateien können gerade nicht geöffnet werden.</p>;
  if (!files) return <p>Wird geladen …</p>;
  if (files.length === 0) return <p>Ohne Dateien.</p>;
  return (
    <ul style={{ width: '100%' }}>
      {files.map(({ name, bytes, url }, index) => (
        <li key={url} style={{ marginBottom: 8, overflowWrap: 'anywhere' }}>
          <button
            type="button"
            style={{ color: 'inherit', textAlign: 'left', textDecoration: 'underline', cursor: 'pointer' }}
            onClick={() => void open(index)}
          >
            {name || 'Datei'} ({sizeOf(bytes)})
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Side panel of an application; renders nothing for other types. */
export const ApplicationFiles = ({ model, documentId }: Props) =>
  model === 'plugin::content.application' && documentId
    ? { title: 'Dateien', content: <Files key={documentId} documentId={documentId} /> }
    : null;
