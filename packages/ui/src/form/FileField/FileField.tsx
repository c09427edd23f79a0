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
  /** Value of the `accept` attribute, for example `.pdf,.jpg`. */
  accept?: string;
  /** Says why a file is not accepted, for example for its kind. Must not reject. */
  problemOf?: (file: File) => Promise<string | undefined>;
  /** Replaces a file, for example with a smaller photo. The original stays until it resolves; must not reject. */
  prepare?: (file: File) => Promise<File>;
}

/** Copies the list into the input, as the browser submits the input's files. */
function setInputFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

const unprepared = (file: File): Promise<File> => Promise.resolve(file);
const noProblem = (): Promise<undefined> => Promise.resolve(undefined);

/**
 * A file upload field. Lists the files with their sizes and lets visitors remove each; choosing again adds files.
 * Without JavaScript, it is the native control.
 */
export function FileField(props: FileFieldProps) {
  const { accept, maxBytes, maxFiles, problemOf = noProblem, prepare = unprepared, ...basics } = props;
  const language = useLanguage();
  const messages = useMessages(fileFieldMessages);
  const input = useRef<HTMLInputElement>(null);
  const latestFiles = useRef<readonly File[]>([]);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [smaller, setSmaller] = useState<ReadonlySet<File>>(new Set());
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState('');

  function update(next: readonly File[]): void {
    if (input.current) setInputFiles(input.current, next);
    latestFiles.current = next;
    setFiles(next);
  }

  async function add(picked: readonly File[]): Promise<void> {
    setProblems([]);
    setRemoved('');
    update(addFiles(latestFiles.current, picked, {}).files);
    const prepared = new Map<File, File>();
    const rejected = new Map<File, string>();
    // One at a time, as an old phone lacks the memory for several photos at once.
    for (const file of picked) {
      const problem = await problemOf(file);
      if (problem) rejected.set(file, problem);
      else prepared.set(file, await prepare(file));
    }
    const shrunk = [...prepared].flatMap(([before, after]) => (after.size < before.size ? [after] : []));
    setSmaller((previous) => new Set([...previous, ...shrunk]));
    // The visitor may have removed files in the meantime, or chosen others, which may still become smaller.
    const others = latestFiles.current.filter((file) => !picked.includes(file));
    const ready = picked.flatMap((file) => (latestFiles.current.includes(file) ? (prepared.get(file) ?? []) : []));
    const choice = addFiles(others, ready, { maxBytes, maxFiles });
    const sizeLimit = formatFileSize(language, maxBytes ?? 0);
    const tooLarge = choice.tooLarge.map(({ name }) => messages.tooLarge(name, sizeLimit));
    const tooMany = choice.tooMany ? [messages.tooMany(messages.files(maxFiles ?? 0))] : [];
    // The visitor may have chosen others before the problems of these were shown.
    setProblems((previous) => [...new Set([...previous, ...rejected.values(), ...tooLarge, ...tooMany])]);
    update(choice.files);
  }

  function remove(file: File): void {
    setProblems([]);
    setRemoved(messages.removed(file.name));
    update(latestFiles.current.filter((each) => each !== file));
    input.current?.focus();
  }

  // Files that were chosen before hydration.
  const addEarlyFiles = useEffectEvent(() => {
    const chosen = [...(input.current?.files ?? [])];
    if (chosen.length > 0) void add(chosen);
  });
  useEffect(() => addEarlyFiles(), []);

  const total = files.reduce((sum, { size }) => sum + size, 0);
  const chosen = files.length > 0 ? messages.chosen(messages.files(files.length), formatFileSize(language, total)) : '';
  const error = [...problems, ...(basics.error ? [basics.error] : [])].join(' ') || undefined;
  return (
    <FieldFrame {...basics} error={error}>
      <div className={styles.zone}>
        {/* A label, so that visitors who speak to their device can say what they see. */}
        <label className={styles.choose} htmlFor={basics.name}>
          <Icon name="upload" />
          {messages.choose}
        </label>
        <span className={styles.drop}>{messages.drop}</span>
        <input
          // ARIA knows no required file inputs.
          {...controlAttributes({ ...basics, error, optional: true })}
          ref={input}
          type="file"
          multiple
          accept={accept}
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
