import { Box, Button, Field, Flex, Link, Portal, Textarea, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { maxAlternativeText } from '../../checks/alternativeText.ts';
import { usePagePart } from '../../../strapi/admin/pageChanges.ts';

interface Use {
  type: string;
  title: string;
  house: string;
  live: boolean;
  path: string;
}

interface Text {
  locale: string;
  language: string;
  text: string;
}

interface Uses {
  uses: Use[];
  others: number;
  /** Of pictures alone. */
  lacksText?: boolean;
  texts?: Text[];
}

/** The file whose details the media library shows, by the parameter of its address. */
function useOpenFile(): number | undefined {
  const { pathname, search } = useLocation();
  const id = Number(new URLSearchParams(search).get('assetId') ?? Number.NaN);
  return pathname.endsWith('/plugins/upload') && Number.isInteger(id) ? id : undefined;
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

/** The alternative texts of a picture in the website's other languages. */
function Texts({ id, texts }: { id: number; texts: readonly Text[] }) {
  const [written, setWritten] = useState(texts);
  const [message, setMessage] = useState('');

  const store = (): void => {
    const alternativeTexts = Object.fromEntries(written.map(({ locale, text }) => [locale, text]));
    getFetchClient()
      .put(`/content/pictures/${id}`, { alternativeTexts })
      .then(
        () => setMessage('Die Texte sind gespeichert.'),
        () => setMessage('Das ist nicht gespeichert. Vielleicht gehört das Bild einem anderen Betrieb.'),
      );
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="beta" tag="h3">
        Alternativtext in anderen Sprachen
      </Typography>
      <Typography variant="pi">Leer: Auf diesen Seiten steht der deutsche.</Typography>
      {written.map(({ locale, language, text }) => (
        <Field.Root key={locale}>
          <Field.Label>{language}</Field.Label>
          <Textarea
            value={text}
            maxLength={maxAlternativeText}
            lang={locale}
            onChange={({ target }: { target: { value: string } }) =>
              setWritten(written.map((each) => (each.locale === locale ? { ...each, text: target.value } : each)))
            }
          />
        </Field.Root>
      ))}
      <Button variant="secondary" onClick={store}>
        Übersetzungen speichern
      </Button>
      <Typography role="status">{message}</Typography>
    </Flex>
  );
}

function UsesOf({ id }: { id: number }) {
  const [uses, setUses] = useState<Uses>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    getFetchClient()
      .get<Uses>(`/content/files/${id}/uses`)
      .then(
        ({ data }) => setUses(data),
        () => setFailed(true),
      );
  }, [id]);

  return (
    <Flex direction="column" alignItems="stretch" gap={2} padding={5} paddingTop={2}>
      {uses?.lacksText && (
        <Typography role="status" fontWeight="bold">
          Diesem Bild fehlt der Alternativtext. Bitte oben in einem Satz schreiben, was zu sehen ist.
        </Typography>
      )}
      {uses?.texts && uses.texts.length > 0 && <Texts id={id} texts={uses.texts} />}
      <Typography variant="beta" tag="h3">
        Verwendet in
      </Typography>
      {failed && (
        <Typography role="alert">Wo die Datei verwendet wird, lässt sich gerade nicht feststellen.</Typography>
      )}
      {uses && <List {...uses} />}
    </Flex>
  );
}

/** Says in the details of a file in the media library which entries use it, and takes what is said of it in other languages. */
export function FileUses() {
  const id = useOpenFile();
  const details = usePagePart(id === undefined ? undefined : 'fileDetails');
  if (id === undefined || !details) return null;
  return (
    <Portal container={details}>
      <UsesOf key={id} id={id} />
    </Portal>
  );
}
