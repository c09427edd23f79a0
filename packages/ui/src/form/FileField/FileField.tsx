import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { formatFileSize } from '../../messages/format.ts';
import { useLanguage, useMessages } from '../../messages/LanguageProvider.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import { controlAttributes, type FieldBasics } from '../fieldBasics.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { addFiles, type FileLimits } from './chosenFiles.ts';
import * as styles from './FileField.css.ts';
import { fileFieldMessages } from './FileField.messages.ts';

export interface FileFieldProps extends FieldBasics, FileLimits {
  /** As in the `accept` attribute, for example `.pdf,.jpg`. */
  accept?: string;
  /** What is sent in a file's place, for example a photo made smaller; must not reject. Until then it is the file itself. */
  prepare?: (file: File) => Promise<File>;
}

/** What is in the input is what is sent: it is kept the same as the list. */
function putInto(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

const asItIs = (file: File): Promise<File> => Promise.resolve(file);

/**
 * Files to be sent. They are listed with their sizes and can be taken out one by one; choosing again adds to them.
 * Without JavaScript it is the browser's own control.
 */
export function FileField({ accept, maxBytes, maxFiles, prepare = asItIs, ...basics }: FileFieldProps) {
  const language = useLanguage();
  const messages = useMessages(fileFieldMessages);
  const input = useRef<HTMLInputElement>(null);
  const kept = useRef<readonly File[]>([]);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [smaller, setSmaller] = useState<ReadonlySet<File>>(new Set());
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState('');

  function keep(next: readonly File[]): void {
    if (input.current) putInto(input.current, next);
    kept.current = next;
    setFiles(next);
  }

  async function add(picked: readonly File[]): Promise<void> {
    setRemoved('');
    keep(addFiles(kept.current, picked, {}).files);
    const prepared = new Map<File, File>();
    // One after the other: an old phone has no room for several photos at once.
    for (const file of picked) prepared.set(file, await prepare(file));
    const shrunk = [...prepared].flatMap(([before, after]) => (after.size < before.size ? [after] : []));
    setSmaller((known) => new Set([...known, ...shrunk]));
    // What was taken out in the meantime is no longer among them.
    const ready = kept.current.map((file) => prepared.get(file) ?? file);
    const choice = addFiles([], ready, { maxBytes, maxFiles });
    const mostBytes = formatFileSize(language, maxBytes ?? 0);
    const tooLarge = choice.tooLarge.map(({ name }) => messages.tooLarge(name, mostBytes));
    setProblems(choice.tooMany ? [...tooLarge, messages.tooMany(messages.files(maxFiles ?? 0))] : tooLarge);
    keep(choice.files);
  }

  function remove(file: File): void {
    setProblems([]);
    setRemoved(messages.removed(file.name));
    keep(kept.current.filter((each) => each !== file));
    input.current?.focus();
  }

  // What was chosen before React came.
  const early = useEffectEvent(() => {
    const chosen = [...(input.current?.files ?? [])];
    if (chosen.length > 0) void add(chosen);
  });
  useEffect(() => early(), []);

  const total = files.reduce((sum, { size }) => sum + size, 0);
  const chosen = files.length > 0 ? messages.chosen(messages.files(files.length), formatFileSize(language, total)) : '';
  const error = [...problems, ...(basics.error ? [basics.error] : [])].join(' ') || undefined;
  return (
    <FieldFrame {...basics} error={error}>
      <div className={styles.zone}>
        <span className={styles.choose}>
          <Icon name="upload" />
          {messages.choose}
        </span>
        <span className={styles.drop}>{messages.drop}</span>
        <input
          {...controlAttributes({ ...basics, error })}
          ref={input}
          type="file"
          multiple
          accept={accept}
          required={!basics.optional && files.length === 0}
          className={styles.input}
          onChange={(event) => void add([...(event.currentTarget.files ?? [])])}
        />
      </div>
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
              <Icon name="file" />
              <span className={styles.name}>
                {file.name}
                <span className={styles.size}>
                  {formatFileSize(language, file.size)}
                  {smaller.has(file) && `, ${messages.madeSmaller}`}
                </span>
              </span>
              <IconButton
                variant="plain"
                icon="remove"
                label={messages.remove(file.name)}
                onClick={() => remove(file)}
              />
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{[removed, chosen, ...problems].filter(Boolean).join(' ')}</span>
      </VisuallyHidden>
    </FieldFrame>
  );
}
