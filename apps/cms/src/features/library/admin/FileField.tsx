import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { type DragEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Attribute, InputProps } from '../../../admin/fields/inputProps.ts';
import { FileDetails } from './FileDetails.tsx';
import { FileGrid } from './FileGrid.tsx';
import { FileInput } from './FileInput.tsx';
import { FileModal } from './FileModal.tsx';
import { addressOf, isPicture, type ShownFile } from './files.ts';
import { UploadForm } from './UploadForm.tsx';

interface Props extends InputProps {
  attribute?: Attribute & { multiple?: boolean; allowedTypes?: readonly string[] };
}

type Value = ShownFile | ShownFile[] | null | undefined;

/** What the field's dialog is for. */
type Step = 'choose' | { upload: File[] } | { details: ShownFile } | undefined;

const filesIn = (value: Value): ShownFile[] => (Array.isArray(value) ? value : value ? [value] : []);

/** One file, or several in an order, of the library. Replaces Strapi's input, whose dialogs ask for no alternative text. */
export function FileField({ name, label, labelAction, hint, required, disabled, attribute }: Props) {
  const { multiple = false, allowedTypes = [] } = attribute ?? {};
  const { value, error, onChange } = useField<Value>(name);
  const { slug, id } = useParams();
  const [step, setStep] = useState<Step>();
  /** As this form has changed them, by id. */
  const [changed, setChanged] = useState<Readonly<Record<number, ShownFile>>>({});
  const files = filesIn(value).map((file) => changed[file.id] ?? file);
  const kind = allowedTypes.includes('images') ? 'images' : 'files';
  const noun = kind === 'images' ? 'Bild' : 'Datei';

  const store = (next: ShownFile[]): void => onChange(name, multiple ? next : (next[0] ?? null));
  const choose = (file: ShownFile): void => {
    if (!multiple) {
      store([file]);
      return setStep(undefined);
    }
    const others = files.filter((each) => each.id !== file.id);
    store(others.length < files.length ? others : [...files, file]);
  };
  const add = (uploaded: ShownFile[]): void => {
    store(multiple ? [...files, ...uploaded] : uploaded);
    setStep(undefined);
  };
  const upload = (chosen: Iterable<File>): void => {
    const fitting = [...chosen].filter(({ type }) => type.startsWith('image/') === (kind === 'images'));
    if (fitting.length > 0) setStep({ upload: fitting });
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    if (!disabled) upload(event.dataTransfer.files);
  };
  const moveForward = (file: ShownFile, index: number): void =>
    store(files.toSpliced(index, 1).toSpliced(index - 1, 0, file));
  const actionsOn = (file: ShownFile, index: number) => [
    { text: 'Details', isChange: false, act: () => setStep({ details: file }) },
    ...(index > 0 ? [{ text: 'Nach vorn', isChange: true, act: () => moveForward(file, index) }] : []),
    { text: 'Entfernen', isChange: true, act: () => store(files.toSpliced(index, 1)) },
  ];

  return (
    <Field.Root name={name} hint={hint} required={required} error={error}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Flex
        direction="column"
        alignItems="stretch"
        gap={2}
        padding={2}
        hasRadius
        borderColor={error ? 'danger600' : 'neutral200'}
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={drop}
      >
        {files.map((file, index) => (
          <Flex key={file.id} gap={3} wrap="wrap">
            {isPicture(file) && (
              <img
                src={addressOf(file.formats?.thumbnail?.url ?? file.url)}
                alt=""
                style={{ width: '9.6rem', height: '7.2rem', objectFit: 'cover' }}
              />
            )}
            <Box style={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="pi">{file.alternativeText || file.name}</Typography>
              <Flex gap={1} wrap="wrap">
                {actionsOn(file, index).map(({ text, isChange, act }) => (
                  <Button
                    key={text}
                    size="S"
                    variant="tertiary"
                    disabled={isChange && (disabled ?? false)}
                    aria-label={`${text}: ${file.name}`}
                    onClick={act}
                  >
                    {text}
                  </Button>
                ))}
              </Flex>
            </Box>
          </Flex>
        ))}
        <Button
          variant="secondary"
          disabled={disabled ?? false}
          aria-label={`${noun} wählen: ${label}`}
          onClick={() => setStep('choose')}
        >
          {`${noun} wählen`}
        </Button>
      </Flex>
      <Field.Hint />
      <Field.Error />
      {step === 'choose' && (
        <FileModal title={`${noun} wählen`} onClose={() => setStep(undefined)}>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Flex gap={2} wrap="wrap" justifyContent="space-between">
              <FileInput
                label={kind === 'images' ? 'Neue Bilder hochladen' : 'Neue Datei hochladen'}
                multiple={multiple}
                accept={kind === 'images' ? 'image/*' : 'application/pdf'}
                onFiles={upload}
              />
              {multiple && <Button onClick={() => setStep(undefined)}>Fertig</Button>}
            </Flex>
            <FileGrid
              kind={kind}
              entry={slug ? { type: slug, id: id ?? '' } : undefined}
              isChosen={(file) => files.some((each) => each.id === file.id)}
              onChoose={choose}
            />
          </Flex>
        </FileModal>
      )}
      {typeof step === 'object' && 'upload' in step && (
        <FileModal title="Hochladen" onClose={() => setStep(undefined)}>
          <UploadForm files={step.upload} onUploaded={add} />
        </FileModal>
      )}
      {typeof step === 'object' && 'details' in step && (
        <FileModal title={step.details.name} onClose={() => setStep(undefined)}>
          <FileDetails
            file={step.details}
            onChanged={(file) => {
              setChanged({ ...changed, [file.id]: file });
              setStep({ details: file });
            }}
          />
        </FileModal>
      )}
    </Field.Root>
  );
}
