import { adminForAll, entryPath } from '../../testing/admin.fixture.ts';
import { organisations } from '../../testing/entries.fixture.ts';
import type { RunningService } from '../../testing/runningService.fixture.ts';

interface Answer {
  status: number;
  text: string;
}

/** The parts of the responses that the tests read. */
interface Body {
  data: { documentId: string; revision: string; blocks: { id: number; title: string }[] };
  versions: { id: number; kind: string; author: string; isLive: boolean }[];
  changes: { label: string; before: string; now: string }[];
  entries: { id: string; title: string }[];
  sentences: string[];
  others: string[];
}

export function parsed({ text }: Answer): Body {
  const body: Body = JSON.parse(text);
  return body;
}

export const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);

export const historyPath = (id: string, more = '', type = 'page'): string => `/content/history/${type}/${id}${more}`;
export const german = '?locale=de-CH';

/** Editors for all tests of a file, who write pages. */
export function writtenPages(service: RunningService) {
  const companyOf = organisations(service, 'tabor', 'bauma', 'rivabella');
  const tabor = adminForAll(service, 'redaktion-tabor');

  /** Publishes a page of Tabor, and returns its id. */
  async function publish(path: string, more: object = {}): Promise<string> {
    const page = { title: `Seite ${path}`, path, ...more };
    const answer = await tabor('POST', `${entryPath('page')}/actions/publish`, page);
    if (answer.status !== 200) throw new Error(`${path} is not published: ${answer.text}`);
    return parsed(answer).data.documentId;
  }

  return {
    tabor,
    colleague: adminForAll(service, 'redaktion-tabor', 'personal-tabor'),
    bauma: adminForAll(service, 'redaktion-bauma'),
    group: adminForAll(service, 'redaktion-gruppe'),
    ofCompany: (key: string) => ({ connect: [{ documentId: companyOf(key) }] }),
    publish,
    versionsOf: async (id: string) => parsed(await tabor('GET', historyPath(id, german))).versions,
  };
}
