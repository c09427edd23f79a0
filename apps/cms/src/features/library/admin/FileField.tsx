import { Box, Button, Flex, Typography, useNotifyAT } from '@strapi/design-system';
import { useField, useNotification } from '@strapi/strapi/admin';
import { type Dispatch, type DragEvent, type SetStateAction, useEffect, useId, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { describedBy, FormField } from '../../../adminUi/fields/FormField.tsx';
import type { Attribute, InputProps } from '../../../adminUi/fields/inputProps.ts';
import { SteadyButton } from '../../../adminUi/SteadyButton.tsx';
import { isPicture } from '../../../content/alternativeText.ts';
import { FileDetails } from './FileDetails.tsx';
import { FileGrid } from './FileGrid.tsx';
import { FileInput } from './FileInput.tsx';
import { FileModal } from './FileModal.tsx';
import { addressOf, type Entry, type ShownFile } from './files.ts';
import { UploadForm } from './UploadForm.tsx';

interface Props extends InputProps {
  attribute?: Attribute & { multiple?: boolean; allowedTypes?: readonly string[] };
}

type Value = ShownFile | ShownFile[] | null | undefined;

type Step = 'choose' | { upload: File[] } | { details: ShownFile } | undefined;

const kinds = {
  images: { noun: 'Bild', uploadLabel: 'Neue Bilder hochladen', accept: 'image/*', others: 'Hier gehen nur Bilder' },
  files: {
    noun: 'Datei',
    uploadLabel: 'Neue Datei hochladen',
    accept: 'application/pdf',
    others: 'Hier gehen nur Dokumente',
  },
};

const filesIn = (value: Value): ShownFile[] => (Array.isArray(value) ? value : value ? [value] : []);

function useFiles(name: string, multiple: boolean) {
  const { value, error, onChange } = useField<Value>(name);
  const [changed, setChanged] = useState<Readonly<Record<number, ShownFile>>>({});
  const files = filesIn(value).map((file) => changed[file.id] ?? file);
  const store = (next: ShownFile[]): void => onChange(name, multiple ? next : (next[0] ?? null));
  return {
    files,
    error,
    has: ({ id }: ShownFile): boolean => files.some((each) => each.id === id),
    add: (added: readonly ShownFile[]): void => store(multiple ? [...files, ...added] : [...added]),
    remove: ({ id }: ShownFile): void => store(files.filter((each) => each.id !== id)),
    moveForward: (file: ShownFile, index: number): void =>
      store(files.toSpliced(index, 1).toSpliced(index - 1, 0, file)),
    update: (file: ShownFile): void => setChanged((before) => ({ ...before, [file.id]: file })),
  };
}

/** The entry of the form, or the organisation that is chosen there for a new one. */
function useEntry(): Entry | undefined {
  const { slug, id = '' } = useParams();
  const { value: company } = useField<{ connect?: { apiData: { documentId: string } }[] } | undefined>('company');
  const chosen = company?.connect?.[0]?.apiData.documentId;
  if (chosen) return { type: 'plugin::content.company', id: chosen };
  return slug ? { type: slug, id } : undefined;
}

interface Action {
  text: string;
  isDisabled?: boolean;
  act: () => void;
}

function ChosenFile({ file, actions }: { file: ShownFile; actions: readonly Action[] }) {
  return (
    <Flex gap={3} wrap="wrap">
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
          {actions.map(({ text, isDisabled = false, act }) => (
            <SteadyButton
              key={text}
              size="S"
              variant="tertiary"
              disabled={isDisabled}
              aria-label={`${text}: ${file.name}`}
              onClick={act}
            >
              {text}
            </SteadyButton>
          ))}
        </Flex>
      </Box>
    </Flex>
  );
}

interface DialogProps {
  step: Step;
  multiple: boolean;
  kind: keyof typeof kinds;
  files: ReturnType<typeof useFiles>;
  onStep: Dispatch<SetStateAction<Step>>;
  onUpload: (chosen: Iterable<File>) => void;
}

function FileDialog({ step, multiple, kind, files, onStep, onUpload }: DialogProps) {
  const entry = useEntry();
  const { noun, uploadLabel, accept } = kinds[kind];
  const close = (): void => onStep(undefined);
  const shown = useRef(step);
  useEffect(() => {
    shown.current = step;
  }, [step]);
  if (!step) return null;
  if (step === 'choose') {
    const choose = (file: ShownFile): void => {
      if (multiple && files.has(file)) files.remove(file);
      else files.add([file]);
      if (!multiple) close();
    };
    return (
      <FileModal title={`${noun} wählen`} onClose={close}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Flex gap={2} wrap="wrap" justifyContent="space-between">
            <FileInput label={uploadLabel} multiple={multiple} accept={accept} onFiles={onUpload} />
            {multiple && <Button onClick={close}>Fertig</Button>}
          </Flex>
          <FileGrid kind={kind} entry={entry} isChosen={files.has} onChoose={choose} />
        </Flex>
      </FileModal>
    );
  }
  if ('upload' in step) {
    const add = (uploaded: readonly ShownFile[]): void => {
      // The dialog may have been closed meanwhile: what is uploaded is in the library alone.
      if (shown.current !== step) return;
      files.add(uploaded);
      close();
    };
    return (
      <FileModal title="Hochladen" onClose={close}>
        <UploadForm files={step.upload} entry={entry} onUploaded={add} />
      </FileModal>
    );
  }
  const update = (file: ShownFile): void => {
    files.update(file);
    onStep((now) => (now === step ? { details: file } : now));
  };
  return (
    <FileModal title={step.details.name} onClose={close}>
      <FileDetails file={step.details} onChanged={update} />
    </FileModal>
  );
}

/** What can be done to each file. Its announcements and its focus are for those who do not see the list change. */
function useFileActions(files: ReturnType<typeof useFiles>, disabled: boolean, onDetails: (file: ShownFile) => void) {
  const { notifyStatus } = useNotifyAT();
  /** Keeps the focus when the button of a file is gone. */
  const chooser = useRef<HTMLButtonElement>(null);
  const { length } = files.files;
  const moveForward = (file: ShownFile, index: number): void => {
    files.moveForward(file, index);
    notifyStatus(`${file.name}: Stelle ${index} von ${length}`);
  };
  const remove = (file: ShownFile): void => {
    chooser.current?.focus();
    files.remove(file);
    notifyStatus(`Entfernt: ${file.name}`);
  };
  const actionsOn = (file: ShownFile, index: number): Action[] => [
    { text: 'Details', act: () => onDetails(file) },
    ...(length > 1
      ? [{ text: 'Nach vorn', isDisabled: disabled || index === 0, act: () => moveForward(file, index) }]
      : []),
    { text: 'Entfernen', isDisabled: disabled, act: () => remove(file) },
  ];
  return { chooser, actionsOn };
}

/** One file, or several in an order, of the library. Replaces Strapi's input, whose dialogs ask for no alternative text. */
export function FileField(props: Props) {
  const { name, label, hint, disabled = false, attribute } = props;
  const { multiple = false, allowedTypes = [] } = attribute ?? {};
  const files = useFiles(name, multiple);
  const [step, setStep] = useState<Step>();
  const kind = allowedTypes.includes('images') ? 'images' : 'files';
  const { noun, others } = kinds[kind];
  const { toggleNotification } = useNotification();
  const { chooser, actionsOn } = useFileActions(files, disabled, (file) => setStep({ details: file }));
  const id = useId();

  // The service says what is wrong with a file whose kind the browser does not know, such as HEIC.
  const fits = ({ type }: File): boolean => !type || type.startsWith('image/') === (kind === 'images');
  const upload = (chosen: Iterable<File>): void => {
    const [fitting, rejected] = [[...chosen].filter(fits), [...chosen].filter((file) => !fits(file))];
    if (fitting.length > 0) setStep({ upload: fitting });
    const names = rejected.map((file) => `«${file.name}»`).join(', ');
    if (names) toggleNotification({ type: 'warning', message: `${others}, nicht ${names}.` });
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    if (!disabled) upload(event.dataTransfer.files);
  };

  return (
    <FormField {...props} id={id} error={files.error}>
      <Flex
        direction="column"
        alignItems="stretch"
        gap={2}
        padding={2}
        hasRadius
        borderColor={files.error ? 'danger600' : 'neutral200'}
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={drop}
      >
        {files.files.map((file, index) => (
          <ChosenFile key={file.id} file={file} actions={actionsOn(file, index)} />
        ))}
        <Button
          ref={chooser}
          variant="secondary"
          disabled={disabled}
          aria-describedby={describedBy(id, { hint, error: files.error })}
          aria-label={`${noun} wählen: ${label}`}
          onClick={() => setStep('choose')}
        >
          {`${noun} wählen`}
        </Button>
      </Flex>
      <FileDialog step={step} multiple={multiple} kind={kind} files={files} onStep={setStep} onUpload={upload} />
    </FormField>
  );
}
