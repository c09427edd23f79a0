import { isWritten, type ShownLine } from './redirectFile.ts';

interface Import {
  /** Document id. */
  organisation: string;
  lines: ShownLine[];
}

const key = 'redirect-import';

/** The last import of this window, until it is taken back; it outlasts closing the dialog and loading the page again. */
export function lastImport(): Import | undefined {
  const stored = window.sessionStorage.getItem(key);
  const last: Import | undefined = stored ? JSON.parse(stored) : undefined;
  return last;
}

export function rememberImport(organisation: string, lines: readonly ShownLine[]): void {
  if (lines.some(isWritten)) window.sessionStorage.setItem(key, JSON.stringify({ organisation, lines }));
  else window.sessionStorage.removeItem(key);
}
