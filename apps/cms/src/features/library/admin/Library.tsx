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
  const close = (): void => {
    setUpload(undefined);
    setOpen(undefined);
    // Also called by a request that ends after its dialog was closed, with the number of that time.
    setVersion((before) => before + 1);
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
          <UploadForm files={upload} onUploaded={close} />
        </FileModal>
      )}
      {open && (
        <FileModal title={open.name} onClose={close}>
          <FileDetails file={open} onChanged={setOpen} onDeleted={close} />
        </FileModal>
      )}
    </TitledPage>
  );
}
