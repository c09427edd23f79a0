import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { ModalContent } from '../../../adminUi/ModalContent.tsx';
import { Changes } from './Changes.tsx';
import { type Choice, listen, type OpenConflict } from './conflicts.ts';

/** After a rejected save: shows the stored version and the one in the form, and which of them is to stay. */
export function ConflictDialog() {
  const [open, setOpen] = useState<OpenConflict>();
  useEffect(() => {
    listen(setOpen);
    return () => listen(undefined);
  }, []);
  if (!open) return null;
  const { author, changes } = open.conflict;
  const answer = (choice: Choice): void => {
    setOpen(undefined);
    open.answer(choice);
  };
  return (
    <Modal.Root open onOpenChange={(stays: boolean) => !stays && answer(undefined)}>
      <ModalContent aria-describedby={undefined}>
        <Modal.Header closeLabel="Schliessen">
          <Modal.Title>Zwei Fassungen</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography>
              {author === null
                ? 'Sie haben diesen Eintrag in einem anderen Fenster gespeichert.'
                : `${author} hat diesen Eintrag gespeichert, während Sie ihn offen hatten.`}{' '}
              Ihre Eingaben stehen noch im Formular. Welche Fassung soll gelten?
            </Typography>
            {changes.length === 0 ? (
              <Typography>Beide Fassungen sagen das Gleiche.</Typography>
            ) : (
              <Changes
                changes={changes}
                before={`gespeichert: ${author ?? 'im anderen Fenster'}`}
                now="Ihre Eingaben"
              />
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Flex gap={2} wrap="wrap" justifyContent="flex-end" width="100%">
            <Button variant="tertiary" onClick={() => answer(undefined)}>
              Weiter bearbeiten
            </Button>
            <Button variant="secondary" onClick={() => answer('saved')}>
              Gespeicherte Fassung übernehmen
            </Button>
            <Button onClick={() => answer('own')}>Meine Fassung speichern</Button>
          </Flex>
        </Modal.Footer>
      </ModalContent>
    </Modal.Root>
  );
}
