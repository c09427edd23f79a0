import { useState } from 'react';
import { TitledPage } from '../../../adminUi/TitledPage.tsx';
import { FileDetails } from './FileDetails.tsx';
import { FileGrid } from './FileGrid.tsx';
import { FileInput } from './FileInput.tsx';
import { FileModal } from './FileModal.tsx';
import type { ShownFile } from './files.ts';
import { UploadForm } from './UploadForm.tsx';

/** All pictures and documents that a user may use. Replaces the page of Strapi's media library. */
export function Library() {
  const [upload, setUpload] = useState<File[]>();
  const [open, setOpen] = useState<ShownFile>();
  const [version, setVersion] = useState(0);
  const refresh = (): void => setVersion((before) => before + 1);
  const close = (): void => {
    setUpload(undefined);
    setOpen(undefined);
    refresh();
  };
  // A request may end after its dialog was closed: it neither opens that one again, nor closes another.
  const endUpload = (ended: readonly File[]): void => {
    setUpload((now) => (now === ended ? undefined : now));
    refresh();
  };
  const change = (before: ShownFile, after: ShownFile | undefined): void => {
    setOpen((now) => (now?.id === before.id ? after : now));
    refresh();
  };
  return (
    <TitledPage
      title="Bilder und Dokumente"
      subtitle="Was dieser Betrieb und was alle Betriebe verwenden."
      primaryAction={<FileInput label="Hochladen" multiple accept="image/*,application/pdf" onFiles={setUpload} />}
    >
      <FileGrid version={version} onChoose={setOpen} />
      {upload && (
        <FileModal title="Hochladen" onClose={close}>
          <UploadForm files={upload} onUploaded={() => endUpload(upload)} />
        </FileModal>
      )}
      {open && (
        <FileModal title={open.name} onClose={close}>
          <FileDetails
            file={open}
            onChanged={(changed) => change(open, changed)}
            onDeleted={() => change(open, undefined)}
          />
        </FileModal>
      )}
    </TitledPage>
  );
}
