import { Box, Button, Dialog, Flex, Link, Textarea, Typography } from '@strapi/design-system';
import { ConfirmDialog, getFetchClient } from '@strapi/strapi/admin';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { FormField } from '../../../adminUi/fields/FormField.tsx';
import { useKeptTexts } from '../../../adminUi/keptText.ts';
import { useContent } from '../../../adminUi/useContent.ts';
import { isPicture, keptTextOf, maxAlternativeText } from '../../../content/alternativeText.ts';
import type { FileUses } from '../fileUses.ts';
import {
  addressOf,
  type Description,
  describeFile,
  missingTexts,
  reasonOf,
  replaceFile,
  type ShownFile,
} from './files.ts';
import { FileInput } from './FileInput.tsx';
import { PictureForm } from './PictureForm.tsx';

interface Uses extends FileUses {
  /** Of pictures alone. */
  texts: { locale: string; language: string; text: string }[];
}

interface Props {
  file: ShownFile;
  onChanged: (file: ShownFile) => void;
  /** The library's own details can delete the file, too. */
  onDeleted?: () => void;
}

function UseList({ uses, others }: FileUses) {
  if (uses.length + others === 0) return <Typography>Kein Eintrag verwendet diese Datei.</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
      {uses.map(({ path, title, type, house, live }) => (
        <Box key={path} tag="li" style={{ overflowWrap: 'anywhere' }}>
          <Link tag={NavLink} to={path}>
            {title || house}
          </Link>
          <Typography tag="p" variant="pi">
            {type}, {house}, {live ? 'live' : 'nur im Entwurf'}
          </Typography>
        </Box>
      ))}
      {others > 0 && (
        <Typography tag="li">{others === 1 ? 'ein Eintrag' : `${others} Einträge`} anderer Betriebe</Typography>
      )}
    </Flex>
  );
}

/** What is said while a request is under way, by what was pressed. */
const waiting = { describe: 'Wird gespeichert …', replace: 'Wird ersetzt …', remove: 'Wird gelöscht …' };

type Request = keyof typeof waiting;

/** Of a button. */
interface ButtonState {
  loading: boolean;
  disabled: boolean;
}

interface DescriptionProps {
  file: ShownFile;
  state: ButtonState;
  texts: Uses['texts'] | undefined;
  onStore: (description: Description, translations: Readonly<Record<string, string>> | undefined) => void;
}

type TranslationProps = { language: string; value: string } & Pick<ComponentProps<'textarea'>, 'lang' | 'onChange'>;

const Translation = ({ language, ...input }: TranslationProps) => (
  <FormField label={`Alternativtext, ${language}`} hint="Leer: Auf diesen Seiten steht der deutsche.">
    <Textarea maxLength={maxAlternativeText} {...input} />
  </FormField>
);

function PictureDescription({ file, state, texts = [], onStore }: DescriptionProps) {
  const { alternativeText, decorative, focalPoint } = file;
  const { read, keep } = useKeptTexts();
  const [description, setDescription] = useState<Description>({
    text: read(keptTextOf(file)) || (alternativeText ?? ''),
    isDecorative: decorative ?? false,
    focalPoint,
  });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const translations = Object.fromEntries(
    texts.map(({ locale, text }) => [locale, typed[locale] ?? (read(keptTextOf(file, locale)) || text)]),
  );

  const describe = (changed: Description): void => {
    keep(keptTextOf(file), changed.text === alternativeText ? '' : changed.text);
    setDescription(changed);
  };
  const translate = (locale: string, text: string): void => {
    keep(keptTextOf(file, locale), text);
    setTyped({ ...typed, [locale]: text });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    const missing = missingTexts([description])[0] ?? '';
    setProblem(missing);
    if (!missing) onStore(description, texts.length > 0 ? translations : undefined);
  };

  return (
    <form noValidate onSubmit={submit}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <PictureForm
          id="bild"
          name={file.name}
          source={addressOf(file.url)}
          description={description}
          error={problem}
          onChange={describe}
        />
        {texts.map(({ locale, language }) => (
          <Translation
            key={locale}
            language={language}
            lang={locale}
            value={translations[locale] ?? ''}
            onChange={({ target }) => translate(locale, target.value)}
          />
        ))}
        <Flex justifyContent="flex-end">
          <Button type="submit" {...state}>
            Beschreibung speichern
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}

/** @param first what is said before the first request */
function useRequests(first: string) {
  const [message, setMessage] = useState(first);
  const [pressed, setPressed] = useState<Request>();
  const [latest, setLatest] = useState<Request>('describe');
  return {
    /** What is said beside the buttons of some requests. */
    messageOf: (...requests: Request[]): string => (requests.includes(latest) ? message : ''),
    stateOf: (request: Request): ButtonState => ({ loading: pressed === request, disabled: Boolean(pressed) }),
    /** @param work ends with what is said of it */
    async report(request: Request, work: Promise<string>): Promise<void> {
      setPressed(request);
      setLatest(request);
      setMessage(waiting[request]);
      setMessage(await work.catch(reasonOf));
      setPressed(undefined);
    },
  };
}

interface DeletionProps {
  name: string;
  state: ButtonState;
  onConfirm: () => void;
}

const Deletion = ({ name, state, onConfirm }: DeletionProps) => (
  <Dialog.Root>
    <Dialog.Trigger>
      <Button type="button" variant="danger-light" {...state}>
        Datei löschen
      </Button>
    </Dialog.Trigger>
    <ConfirmDialog title="Endgültig löschen?" onConfirm={onConfirm}>
      {`«${name}» ist danach für immer gelöscht.`}
    </ConfirmDialog>
  </Dialog.Root>
);

export function FileDetails({ file, onChanged, onDeleted }: Props) {
  const { id, url } = file;
  const { content: uses, failed, reload } = useContent<Uses>(`/content/files/${id}/uses`);
  const { read, keep } = useKeptTexts();
  const { messageOf, stateOf, report } = useRequests(
    read(keptTextOf(file)) && 'Der Alternativtext ist noch nicht gespeichert.',
  );

  const show = (request: Request, changed: Promise<ShownFile>, sentence: string): void =>
    void report(
      request,
      changed.then((newFile) => {
        onChanged(newFile);
        return sentence;
      }),
    );
  const describe: DescriptionProps['onStore'] = (description, translations) => {
    const described = describeFile(file, description, translations).then((stored) => {
      for (const locale of [undefined, ...Object.keys(translations ?? {})]) keep(keptTextOf(file, locale), '');
      void reload();
      return stored;
    });
    show('describe', described, 'Gespeichert.');
  };
  const remove = async (): Promise<string> => {
    await getFetchClient().del(`/upload/files/${id}`);
    onDeleted?.();
    return '';
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {isPicture(file) && (
        <PictureDescription file={file} state={stateOf('describe')} texts={uses?.texts} onStore={describe} />
      )}
      <Typography role="status">{messageOf('describe')}</Typography>
      <Typography variant="delta" tag="h3">
        Verwendet in
      </Typography>
      {uses && <UseList {...uses} />}
      {failed && <Typography role="alert">Das lässt sich gerade nicht feststellen.</Typography>}
      <Flex gap={2} wrap="wrap">
        <Link href={addressOf(url)} isExternal>
          Datei öffnen
        </Link>
        <FileInput
          label="Datei ersetzen"
          variant="tertiary"
          {...stateOf('replace')}
          onFiles={([bytes]) => bytes && show('replace', replaceFile(file, bytes), 'Die Datei ist ersetzt.')}
        />
        {onDeleted && (
          <Deletion name={file.name} state={stateOf('remove')} onConfirm={() => void report('remove', remove())} />
        )}
        <Typography role="status">{messageOf('replace', 'remove')}</Typography>
      </Flex>
    </Flex>
  );
}
