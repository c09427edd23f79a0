import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { adminApi, useRBAC } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ImportOrganisation } from '../redirectImport.ts';
import { ImportChoice } from './ImportChoice.tsx';
import { lastImport, rememberImport } from './lastImport.ts';
import { PlannedLines } from './PlannedLines.tsx';
import {
  checkFile,
  isPending,
  isWritten,
  readOrganisations,
  reasonOf,
  type ShownLine,
  undoNext,
  writeNext,
} from './redirectFile.ts';
import { redirectsIn, summary } from './summary.ts';

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

function ImportDialog({ onClose }: { onClose: () => void }) {
  const [organisations, setOrganisations] = useState<ImportOrganisation[]>([]);
  const [organisation, setOrganisation] = useState('');
  const [file, setFile] = useState<File>();
  const [lines, setLines] = useState<ShownLine[]>();
  const [work, setWork] = useState<'check' | 'write' | 'undo'>();
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

  /** Writes or takes back some lines after the others, until none is left or the user stops it. */
  const go = async (kind: 'write' | 'undo', begun: readonly ShownLine[]): Promise<void> => {
    const [isLeft, next] = kind === 'write' ? [isPending, writeNext] : [isWritten, undoNext];
    setFailure('');
    setWork(kind);
    stopped.current = false;
    let current = begun;
    try {
      while (current.some(isLeft) && !stopped.current) {
        current = await next(organisation, current);
        setLines([...current]);
        rememberImport(organisation, current);
      }
    } catch (error) {
      setFailure(reasonOf(error, 'Das hat nicht ganz geklappt. Bitte den Rest noch einmal versuchen.'));
    }
    setWork(undefined);
    void reload();
  };

  const pending = lines?.filter(isPending).length ?? 0;
  const written = lines?.filter(isWritten).length ?? 0;
  const isRunning = work === 'write' || work === 'undo';
  const [done, all] =
    work === 'undo' ? [(lines?.length ?? 0) - written, lines?.length ?? 0] : [written, written + pending];
  const isDone = lines?.some(({ verdict }) => ['written', 'undone', 'kept'].includes(verdict));
  const last = lastImport();
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
                <Typography aria-live={isRunning ? 'off' : 'polite'} variant="beta" tag="p">
                  {isRunning ? `${done} von ${all} …` : summary(lines)}
                </Typography>
                {isRunning && (
                  <progress
                    aria-label={work === 'undo' ? 'Zurückgenommen' : 'Übernommen'}
                    value={done}
                    max={all}
                    style={{ width: '100%' }}
                  />
                )}
                <PlannedLines lines={lines} />
              </Flex>
            </div>
          ) : (
            <ImportChoice
              organisations={organisations}
              organisation={organisation}
              onOrganisation={setOrganisation}
              onFile={setFile}
              last={last?.lines.filter(isWritten).length ?? 0}
              onLast={() => {
                setOrganisation(last?.organisation ?? '');
                setLines(last?.lines);
              }}
            />
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        {isRunning ? (
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
            {isDone ? 'Schliessen' : 'Abbrechen'}
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
            {written > 0 && (
              <Button
                variant="danger-light"
                disabled={work === 'write'}
                loading={work === 'undo'}
                onClick={() => void go('undo', lines)}
              >
                Import zurücknehmen
              </Button>
            )}
            {pending > 0 && (
              <Button disabled={work === 'undo'} loading={work === 'write'} onClick={() => void go('write', lines)}>
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
