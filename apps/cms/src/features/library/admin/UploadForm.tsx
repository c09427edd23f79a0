import { Button, Flex, Typography } from '@strapi/design-system';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useKeptTexts } from '../../../adminUi/keptText.ts';
import { isPicture } from '../../../content/alternativeText.ts';
import {
  type Description,
  type Entry,
  keptTextOfUpload,
  missingTexts,
  reasonOf,
  type ShownFile,
  uploadFile,
} from './files.ts';
import { PictureForm } from './PictureForm.tsx';

interface Props {
  files: readonly File[];
  entry?: Entry | undefined;
  onUploaded: (files: ShownFile[]) => void;
}

interface Waiting {
  file: File;
  source: string;
  /** Of pictures alone. */
  description: Description | undefined;
}

const undescribed: Description = { text: '', isDecorative: false, focalPoint: null };

function useUpload({ files, entry, onUploaded }: Props) {
  const { read, keep } = useKeptTexts();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [problems, setProblems] = useState<Readonly<Record<number, string>>>({});
  const [isSending, setSending] = useState(false);
  const uploaded = useRef<ShownFile[]>([]);

  useEffect(() => {
    const shown = files.map((file): Waiting => ({
      file,
      source: URL.createObjectURL(file),
      description: isPicture({ mime: file.type }) ? { ...undescribed, text: read(keptTextOfUpload(file)) } : undefined,
    }));
    setWaiting(shown);
    return () => shown.forEach(({ source }) => URL.revokeObjectURL(source));
  }, [files, read]);

  const describe = (index: number, description: Description): void => {
    const described = waiting[index];
    if (described) keep(keptTextOfUpload(described.file), description.text);
    setWaiting(waiting.map((each) => (each === described ? { ...each, description } : each)));
  };
  const send = async (): Promise<void> => {
    setSending(true);
    const left: Waiting[] = [];
    const rejected: string[] = [];
    for (const each of waiting) {
      try {
        uploaded.current.push(await uploadFile(each.file, each.description, entry));
        keep(keptTextOfUpload(each.file), '');
      } catch (error) {
        rejected.push(reasonOf(error));
        left.push(each);
      }
    }
    setSending(false);
    if (left.length === 0) return onUploaded(uploaded.current);
    setWaiting(left);
    setProblems(Object.fromEntries(rejected.entries()));
  };
  const hasPictures = waiting.some(({ description }) => description);
  const begun = useRef(false);
  useEffect(() => {
    // Of documents alone, there is nothing to say first.
    if (begun.current || hasPictures || waiting.length === 0) return;
    begun.current = true;
    void send();
  });
  const sendDescribed = (): void => {
    const missing = missingTexts(waiting.map(({ description }) => description));
    setProblems(missing);
    if (Object.keys(missing).length === 0) void send();
  };
  return { waiting, hasPictures, problems, isSending, describe, send, sendDescribed };
}

export function UploadForm(props: Props) {
  const { waiting, hasPictures, problems, isSending, describe, send, sendDescribed } = useUpload(props);
  const form = useRef<HTMLFormElement>(null);

  const focusOn = (index: string | undefined): void =>
    form.current?.querySelector<HTMLElement>(`[name="bild-${index}"]`)?.focus();
  useEffect(() => focusOn(Object.keys(problems)[0] ?? '0'), [problems, waiting.length]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A dialog of React is within the form of the entry.
    event.stopPropagation();
    sendDescribed();
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Flex direction="column" alignItems="stretch" gap={6}>
        {hasPictures && (
          <Typography tag="p">
            Wer ein Bild nicht sieht, hört stattdessen den Alternativtext. Ohne ihn lässt sich ein Eintrag mit dem Bild
            nicht veröffentlichen.
          </Typography>
        )}
        <Flex tag="ul" direction="column" alignItems="stretch" gap={6}>
          {waiting.map(({ file, source, description }, index) => (
            <li key={source}>
              {description ? (
                <PictureForm
                  id={`bild-${index}`}
                  name={file.name}
                  source={source}
                  description={description}
                  error={problems[index]}
                  onChange={(changed) => describe(index, changed)}
                />
              ) : (
                <Typography tag="p">{file.name}</Typography>
              )}
              {!description && problems[index] && <Typography role="alert">{problems[index]}</Typography>}
            </li>
          ))}
        </Flex>
        <Flex gap={2} justifyContent="flex-end" wrap="wrap">
          {hasPictures && (
            <Button type="button" variant="tertiary" disabled={isSending} onClick={() => void send()}>
              Später beschreiben
            </Button>
          )}
          <Button type="submit" loading={isSending}>
            Hochladen
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}
