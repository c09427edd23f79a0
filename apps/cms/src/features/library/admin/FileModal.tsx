import { Modal } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { ModalContent } from '../../../adminUi/ModalContent.tsx';
import { TouchTargets } from '../../../adminUi/TouchTargets.tsx';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export const FileModal = ({ title, onClose, children }: Props) => (
  <Modal.Root open onOpenChange={(stays: boolean) => !stays && onClose()}>
    <ModalContent
      aria-describedby={undefined}
      // A click beside it must not lose what is typed.
      onPointerDownOutside={(event) => event.preventDefault()}
    >
      <TouchTargets>
        <Modal.Header closeLabel="Schliessen">
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </TouchTargets>
    </ModalContent>
  </Modal.Root>
);
