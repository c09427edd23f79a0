import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { type FormEvent, useRef, useState } from 'react';
import type { UndescribedPicture } from '../undescribedPictures.ts';
import { TouchTargets } from '../../../admin/TouchTargets.tsx';
import { type Description, PictureField } from './PictureField.tsx';
import { useOnTop } from './useOnTop.ts';

interface Props {
  pictures: readonly UndescribedPicture[];
  /** After each picture that is described. */
  onDescribed: (id: number) => void;
  onLater: () => void;
}

const missing = 'Bitte schreiben, was zu sehen ist, oder «Nur Schmuck» wählen.';
const notStored = 'Das ist nicht gespeichert. Bitte versuchen Sie es noch einmal.';

const nothing: Description = { text: '', isDecorative: false };

/** A key or a click beside the dialog must not close it. */
const stay = (event: Event): void => event.preventDefault();

/** Asks for the alternative texts of pictures, all of which have to have one, or be marked as decorative. */
export function DescribeDialog({ pictures, onDescribed, onLater }: Props) {
  const [descriptions, setDescriptions] = useState<Readonly<Record<number, Description>>>({});
  const [problems, setProblems] = useState<Readonly<Record<number, string>>>({});
  const [isStoring, setIsStoring] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const mounts = useOnTop(form);
  const descriptionOf = ({ id }: UndescribedPicture): Description => descriptions[id] ?? nothing;

  const focusOn = (picture: UndescribedPicture | undefined): void =>
    form.current?.querySelector<HTMLElement>(`[name="bild-${picture?.id}"]`)?.focus();
  const show = (found: Readonly<Record<number, string>>): void => {
    setProblems(found);
    focusOn(pictures.find(({ id }) => id in found));
  };
  const store = async (): Promise<void> => {
    const found: Record<number, string> = {};
    for (const picture of pictures) {
      const { text, isDecorative } = descriptionOf(picture);
      await getFetchClient()
        .put(`/content/pictures/${picture.id}`, { alternativeText: isDecorative ? '' : text.trim() })
        .then(
          () => onDescribed(picture.id),
          () => (found[picture.id] = notStored),
        );
    }
    show(found);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const incomplete = pictures.filter((picture) => {
      const { text, isDecorative } = descriptionOf(picture);
      return !isDecorative && !text.trim();
    });
    if (incomplete.length > 0) return show(Object.fromEntries(incomplete.map(({ id }) => [id, missing])));
    setIsStoring(true);
    void store().finally(() => setIsStoring(false));
  };

  return (
    <Modal.Root key={mounts} open onOpenChange={(stays: boolean) => !stays && onLater()}>
      <Modal.Content
        aria-describedby={undefined}
        onPointerDownOutside={stay}
        onEscapeKeyDown={stay}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          focusOn(pictures[0]);
        }}
      >
        <TouchTargets>
          <form ref={form} noValidate onSubmit={submit} style={{ display: 'contents' }}>
            <Modal.Header closeLabel="Später beschreiben">
              <Modal.Title>{pictures.length === 1 ? 'Bild beschreiben' : 'Bilder beschreiben'}</Modal.Title>
            </Modal.Header>
            <Modal.Body>
              <Flex direction="column" alignItems="stretch" gap={6}>
                <Typography tag="p">
                  Wer ein Bild nicht sieht, hört statt dessen den Alternativtext. Ohne ihn lässt sich ein Eintrag mit
                  dem Bild nicht veröffentlichen.
                </Typography>
                <Flex tag="ul" direction="column" alignItems="stretch" gap={6}>
                  {pictures.map((picture) => (
                    <PictureField
                      key={picture.id}
                      picture={picture}
                      {...descriptionOf(picture)}
                      error={problems[picture.id]}
                      onChange={(description) => setDescriptions({ ...descriptions, [picture.id]: description })}
                    />
                  ))}
                </Flex>
              </Flex>
            </Modal.Body>
            <Modal.Footer>
              <Button type="button" variant="tertiary" onClick={onLater}>
                Später
              </Button>
              <Button type="submit" loading={isStoring}>
                Speichern
              </Button>
            </Modal.Footer>
          </form>
        </TouchTargets>
      </Modal.Content>
    </Modal.Root>
  );
}
