import { Button, Field, Flex, Modal, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { adminApi, useRBAC } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { maxImportLines } from '../../redirects/importLimits.ts';
import type { ImportOrganisation } from '../../redirects/redirectImport.ts';
import { PlannedLines } from './PlannedLines.tsx';
import { checkFile, isPending, readOrganisations, reasonOf, type ShownLine, writeNext } from './redirectFile.ts';

const redirectUid = 'plugin::content.redirect';

const create = [{ action: 'plugin::content-manager.explorer.create', subject: redirectUid }];

/** Strapi loads its list anew for this. */
const { useReloadRedirectsMutation } = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (build) => ({
    reloadRedirects: build.mutation<null, void>({
      queryFn: () => ({ data: null }),
      invalidatesTags: [{ type: 'Document', id: `${redirectUid}_LIST` }],
    }),
  }),
});

const redirectsIn = (count: number): string => (count === 1 ? '1 Weiterleitung' : `${count} Weiterleitungen`);

/** `2 Weiterleitungen übernehmen`; what was written is said first. */
function summary(lines: readonly ShownLine[]): string {
  const written = lines.filter(({ verdict }) => verdict === 'written').length;
  const pending = lines.filter(isPending).length;
  const taken = written > 0 ? `${redirectsIn(written)} übernommen.` : '';
  if (pending > 0)
    return `${taken} ${redirectsIn(pending)} ${pending === 1 ? 'kann' : 'können'} übernommen werden.`.trim();
  return taken || 'Es gibt nichts zu übernehmen.';
}

const fileField = 'redirect-file';

interface ChoiceProps {
  organisations: readonly ImportOrganisation[];
  organisation: string;
  onOrganisation: (id: string) => void;
  onFile: (file: File | undefined) => void;
}

/** For whom, and from which file. */
function Choice({ organisations, organisation, onOrganisation, onFile }: ChoiceProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {organisations.length > 1 && (
        <Field.Root required>
          <Field.Label>Betrieb</Field.Label>
          <SingleSelect
            value={organisation}
            placeholder="Bitte wählen"
            onChange={(value: string | number) => onOrganisation(String(value))}
          >
            {organisations.map(({ id, name }) => (
              <SingleSelectOption key={id} value={id}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      )}
      <Field.Root
        id={fileField}
        required
        hint={`Eine Zeile je Weiterleitung, höchstens ${maxImportLines}: frühere Adresse, Ziel und, wenn nötig, «ja» oder «nein» für «Für immer». Eine Kopfzeile darf sein. In Excel: Speichern unter, CSV UTF-8.`}
      >
        <Field.Label>CSV-Datei</Field.Label>
        <input
          type="file"
          id={fileField}
          aria-describedby={`${fileField}-hint`}
          accept=".csv,.txt,.tsv,text/csv"
          style={{ font: 'inherit', fontSize: '1.4rem', maxWidth: '100%' }}
          onChange={({ target }) => onFile(target.files?.[0])}
        />
        <Field.Hint />
      </Field.Root>
    </Flex>
  );
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const [organisations, setOrganisations] = useState<ImportOrganisation[]>([]);
  const [organisation, setOrganisation] = useState('');
  const [file, setFile] = useState<File>();
  const [lines, setLines] = useState<ShownLine[]>();
  const [work, setWork] = useState<'check' | 'write'>();
  const [failure, setFailure] = useState('');
  const result = useRef<HTMLDivElement>(null);
  const stopped = useRef(false);
  const [reload] = useReloadRedirectsMutation();
  const isChecked = lines !== undefined;

  useEffect(() => {
    readOrganisations().then(
      (found) => {
        setOrganisations(found);
        if (found.length === 1) setOrganisation(found[0]?.id ?? '');
      },
      (error: unknown) => setFailure(reasonOf(error, 'Die Betriebe lassen sich gerade nicht laden.')),
    );
    // When the dialog is closed, the lines of the next request stay unwritten.
    return () => {
      stopped.current = true;
    };
  }, []);

  // What was pressed is gone; the result begins here.
  useEffect(() => {
    if (isChecked) result.current?.focus({ preventScroll: true });
  }, [isChecked]);

  const check = async (chosen: File): Promise<void> => {
    setFailure('');
    setWork('check');
    const checked = await checkFile(organisation, chosen);
    setWork(undefined);
    if ('lines' in checked) setLines(checked.lines);
    else setFailure(checked.failure);
  };

  const write = async (checked: readonly ShownLine[]): Promise<void> => {
    setFailure('');
    setWork('write');
    stopped.current = false;
    let current = checked;
    try {
      while (current.some(isPending) && !stopped.current) {
        current = await writeNext(organisation, current);
        setLines([...current]);
      }
    } catch (error) {
      setFailure(reasonOf(error, 'Das hat nicht ganz geklappt. Bitte den Rest noch einmal übernehmen.'));
    }
    setWork(undefined);
    void reload();
  };

  const pending = lines?.filter(isPending).length ?? 0;
  const written = lines?.filter(({ verdict }) => verdict === 'written').length ?? 0;
  return (
    <Modal.Content style={{ width: 'min(110rem, calc(100vw - 3.2rem))', maxWidth: 'none' }}>
      <Modal.Header closeLabel="Schliessen">
        <Modal.Title>Weiterleitungen importieren</Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {failure && (
            <Typography role="alert" textColor="danger600" fontWeight="bold">
              {failure}
            </Typography>
          )}
          {lines ? (
            <div ref={result} tabIndex={-1} style={{ outline: 'none' }}>
              <Flex direction="column" alignItems="stretch" gap={3}>
                <Typography aria-live={work === 'write' ? 'off' : 'polite'} variant="beta" tag="p">
                  {work === 'write' ? `${written} von ${written + pending} übernommen …` : summary(lines)}
                </Typography>
                {work === 'write' && (
                  <progress aria-label="Übernommen" value={written} max={written + pending} style={{ width: '100%' }} />
                )}
                <PlannedLines lines={lines} />
              </Flex>
            </div>
          ) : (
            <Choice
              organisations={organisations}
              organisation={organisation}
              onOrganisation={setOrganisation}
              onFile={setFile}
            />
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        {work === 'write' ? (
          <Button
            variant="tertiary"
            onClick={() => {
              stopped.current = true;
            }}
          >
            Anhalten
          </Button>
        ) : (
          <Button variant="tertiary" onClick={onClose}>
            {written > 0 ? 'Schliessen' : 'Abbrechen'}
          </Button>
        )}
        {lines ? (
          <Flex gap={2} wrap="wrap">
            <Button
              variant="secondary"
              disabled={work !== undefined}
              onClick={() => {
                setFile(undefined);
                setLines(undefined);
              }}
            >
              Andere Datei
            </Button>
            {pending > 0 && (
              <Button loading={work === 'write'} onClick={() => void write(lines)}>
                {`${redirectsIn(pending)} übernehmen`}
              </Button>
            )}
          </Flex>
        ) : (
          <Button
            loading={work === 'check'}
            disabled={!file || !organisation}
            onClick={() => void (file && check(file))}
          >
            Datei prüfen
          </Button>
        )}
      </Modal.Footer>
    </Modal.Content>
  );
}

/** On the list of redirects, for those who may create them: imports redirects from a file. */
export function RedirectImport() {
  const { pathname } = useLocation();
  const isList = pathname.endsWith(redirectUid);
  const { allowedActions } = useRBAC(isList ? create : []);
  const [isOpen, setOpen] = useState(false);
  if (!isList || !allowedActions.canCreate) return null;
  return (
    <Modal.Root open={isOpen} onOpenChange={setOpen}>
      <Modal.Trigger>
        <Button variant="secondary" size="S">
          CSV importieren
        </Button>
      </Modal.Trigger>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </Modal.Root>
  );
}
