import { Box, Button, Field, Flex, Link, Textarea, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { type FormEvent, useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useKeptTexts } from '../../../admin/keptText.ts';
import { keptTextOf, maxAlternativeText } from '../../checks/alternativeText.ts';
import {
  addressOf,
  type Description,
  describeFile,
  isPicture,
  missingTexts,
  reasonOf,
  replaceFile,
  type ShownFile,
} from './files.ts';
import { FileInput } from './FileInput.tsx';
import { PictureForm } from './PictureForm.tsx';

interface Uses {
  uses: { type: string; title: string; house: string; live: boolean; path: string }[];
  others: number;
  /** Of pictures alone. */
  texts: { locale: string; language: string; text: string }[];
}

interface Props {
  file: ShownFile;
  onChanged: (file: ShownFile) => void;
  /** The library's own details can delete the file, too. */
  onDeleted?: () => void;
}

function List({ uses, others }: Pick<Uses, 'uses' | 'others'>) {
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

/** What is said of a file, and which entries use it. */
export function FileDetails({ file, onChanged, onDeleted }: Props) {
  const { id, name, url } = file;
  const { read, keep } = useKeptTexts();
  const typed = keptTextOf(file);
  const [description, setDescription] = useState<Description>({
    text: read(typed) || (file.alternativeText ?? ''),
    isDecorative: file.decorative ?? false,
    focalPoint: file.focalPoint,
  });
  const [uses, setUses] = useState<Uses>();
  const [problem, setProblem] = useState('');
  const [message, setMessage] = useState(read(typed) && 'Der Alternativtext ist noch nicht gespeichert.');

  useEffect(() => {
    getFetchClient()
      .get<Uses>(`/content/files/${id}/uses`)
      .then(
        ({ data }) =>
          setUses({
            ...data,
            texts: data.texts.map((each) => ({ ...each, text: read(keptTextOf({ id }, each.locale)) || each.text })),
          }),
        () => setMessage('Wo die Datei verwendet wird, lässt sich gerade nicht feststellen.'),
      );
  }, [id, read]);

  const report = (work: Promise<void>): void => {
    setMessage('');
    work.catch((error: unknown) => setMessage(reasonOf(error)));
  };
  const store = async (): Promise<void> => {
    const translations = uses?.texts.map(({ locale, text }) => [locale, text]) ?? [];
    const given = translations.length > 0 ? Object.fromEntries(translations) : undefined;
    onChanged(await describeFile(file, description, given));
    keep(typed, '');
    for (const { locale } of uses?.texts ?? []) keep(keptTextOf(file, locale), '');
    setMessage('Gespeichert.');
  };
  const replace = async (bytes: File): Promise<void> => {
    onChanged(await replaceFile(file, bytes));
    setMessage('Die Datei ist ersetzt.');
  };
  const remove = async (): Promise<void> => {
    await getFetchClient().del(`/upload/files/${id}`);
    onDeleted?.();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    const missing = missingTexts([description])[0] ?? '';
    setProblem(missing);
    if (!missing) report(store());
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {isPicture(file) && (
        <form noValidate onSubmit={submit}>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <PictureForm
              id="bild"
              name={name}
              source={addressOf(url)}
              description={description}
              error={problem}
              onChange={(changed) => {
                keep(typed, changed.text === file.alternativeText ? '' : changed.text);
                setDescription(changed);
              }}
            />
            {uses?.texts.map(({ locale, language, text }) => (
              <Field.Root key={locale} hint="Leer: Auf diesen Seiten steht der deutsche.">
                <Field.Label>{`Alternativtext, ${language}`}</Field.Label>
                <Textarea
                  value={text}
                  maxLength={maxAlternativeText}
                  lang={locale}
                  onChange={({ target }: { target: { value: string } }) => {
                    keep(keptTextOf(file, locale), target.value);
                    setUses({
                      ...uses,
                      texts: uses.texts.map((each) =>
                        each.locale === locale ? { ...each, text: target.value } : each,
                      ),
                    });
                  }}
                />
                <Field.Hint />
              </Field.Root>
            ))}
            <Flex justifyContent="flex-end">
              <Button type="submit">Beschreibung speichern</Button>
            </Flex>
          </Flex>
        </form>
      )}
      <Typography role="status">{message}</Typography>
      <Typography variant="delta" tag="h3">
        Verwendet in
      </Typography>
      {uses && <List {...uses} />}
      <Flex gap={2} wrap="wrap">
        <Link href={addressOf(url)} isExternal>
          Datei öffnen
        </Link>
        <FileInput label="Datei ersetzen" variant="tertiary" onFiles={([bytes]) => bytes && report(replace(bytes))} />
        {onDeleted && (
          <Button type="button" variant="danger-light" onClick={() => report(remove())}>
            Datei löschen
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
