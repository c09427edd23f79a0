import { useAction } from '../../../admin/useAction.ts';
import { useContent } from '../../../admin/useContent.ts';
import { fileLabel } from '../fileLabel.ts';
import { type ApplicationFile, filesOf, filesPath } from './application.ts';

const cannotOpen = 'Die Dateien können gerade nicht geöffnet werden.';

interface Props {
  model: string;
  documentId?: string;
}

/** Lists the files. A link is valid for one minute only, so it is requested on click. */
function Files({ documentId }: { documentId: string }) {
  const { content, failed } = useContent<{ files: ApplicationFile[] }>(filesPath(documentId));
  const { run, failure } = useAction(() => cannotOpen);

  const open = (index: number): Promise<void> =>
    run(async () => {
      const file = (await filesOf(documentId))[index];
      if (file) window.location.assign(file.url);
    });

  if (failed || failure) return <p role="alert">{cannotOpen}</p>;
  if (!content) return <p>Wird geladen …</p>;
  if (content.files.length === 0) return <p>Ohne Dateien.</p>;
  return (
    <ul style={{ width: '100%' }}>
      {content.files.map((file, index) => (
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
