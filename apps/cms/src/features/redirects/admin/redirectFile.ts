import { getFetchClient, isFetchError } from '@strapi/strapi/admin';
import { linesPerWrite, maxImportBytes, tooLarge } from '../importLimits.ts';
import type { PlannedLine, Verdict } from '../planImport.ts';
import type { ImportOrganisation } from '../redirectImport.ts';
import type { UndoneLine } from '../undoImport.ts';

/** A line of the file, and whether it was written already, taken back, or kept as somebody has changed it since. */
export interface ShownLine extends Omit<PlannedLine, 'verdict'> {
  verdict: Verdict | 'written' | 'undone' | 'kept';
}

/** What the service says in the place of an answer; a German sentence of its own, or `otherwise`. */
export function reasonOf(error: unknown, otherwise: string): string {
  if (!isFetchError(error)) return otherwise;
  if (error.status === 403) return 'Für diesen Betrieb dürfen Sie keine Weiterleitungen anlegen.';
  return (error.status === 400 && error.response?.data.error?.message) || otherwise;
}

export async function readOrganisations(): Promise<ImportOrganisation[]> {
  const path = '/content/redirects/organisations';
  const { data } = await getFetchClient().get<{ organisations: ImportOrganisation[] }>(path);
  return data.organisations;
}

/** `data:text/csv;base64,L2E7L2I=` → `L2E7L2I=`; an empty file has no comma. */
const dataIn = (url: unknown): string => (typeof url === 'string' ? (url.split(',')[1] ?? '') : '');

/** The bytes of a file as base64. */
function base64(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(dataIn(reader.result)));
  reader.addEventListener('error', () => reject(new Error('The file cannot be read.')));
  reader.readAsDataURL(file);
  return promise;
}

/** What would become of each line of a file, in the order in which they are written; or what is wrong with it. */
export async function checkFile(
  organisation: string,
  file: File,
): Promise<{ lines: ShownLine[] } | { failure: string }> {
  if (file.size > maxImportBytes) return { failure: tooLarge };
  try {
    const body = { organisation, file: await base64(file) };
    const { data } = await getFetchClient().post<{ lines: PlannedLine[] }>('/content/redirects/check', body);
    return { lines: data.lines };
  } catch (error) {
    return {
      failure: reasonOf(error, 'Die Datei lässt sich gerade nicht prüfen. Bitte später noch einmal versuchen.'),
    };
  }
}

/** Whether a line is still to be written. */
export const isPending = ({ verdict }: ShownLine): boolean => verdict === 'new' || verdict === 'changed';

/** Writes the next lines that are to be written, and returns all with what became of them. */
export async function writeNext(organisation: string, lines: readonly ShownLine[]): Promise<ShownLine[]> {
  const next = lines.filter(isPending).slice(0, linesPerWrite);
  const body = { organisation, lines: next };
  const { data } = await getFetchClient().post<{ lines: PlannedLine[] }>('/content/redirects/import', body);
  const answered = new Map(
    data.lines.map((line): [number, ShownLine] => [
      line.line,
      isPending(line) ? { ...line, verdict: 'written' } : line,
    ]),
  );
  return lines.map((line) => answered.get(line.line) ?? line);
}

/** Whether a line was written, and can be taken back. */
export const isWritten = ({ verdict }: ShownLine): boolean => verdict === 'written';

/** Takes back the next lines that were written, the last first, and returns all with what became of them. */
export async function undoNext(organisation: string, lines: readonly ShownLine[]): Promise<ShownLine[]> {
  // A line is written after those to which it leads.
  const next = lines.filter(isWritten).slice(-linesPerWrite).toReversed();
  const { data } = await getFetchClient().post<{ lines: UndoneLine[] }>('/content/redirects/undo', {
    organisation,
    lines: next,
  });
  const answered = new Map(data.lines.map((each) => [each.line, each.remark]));
  return lines.map((line): ShownLine => {
    if (!answered.has(line.line)) return line;
    const remark = answered.get(line.line);
    return remark ? { ...line, verdict: 'kept', remarks: [remark] } : { ...line, verdict: 'undone', remarks: [] };
  });
}
