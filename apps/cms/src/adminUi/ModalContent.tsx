import { Modal } from '@strapi/design-system';
import { type ComponentProps, useState } from 'react';

/** Of a modal without a trigger, after which the focus is where it was before: Radix returns it to triggers alone. */
export function ModalContent(props: ComponentProps<typeof Modal.Content>) {
  const [opener] = useState(() => document.activeElement);
  const returnFocus = (event: Event): void => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
  return <Modal.Content onCloseAutoFocus={returnFocus} {...props} />;
}
