/** Types whose entries have no history: submissions, and documents whose files are private. */
const withoutHistory = new Set(['application', 'message', 'visit', 'internal-document']);

const prefix = 'plugin::content.';

/** The name of a type whose entries have a history; `undefined` for others. */
export function historyType(model: string): string | undefined {
  const name = model.startsWith(prefix) ? model.slice(prefix.length) : '';
  return name && !withoutHistory.has(name) ? name : undefined;
}

export interface EntryProps {
  model: string;
  documentId?: string;
  document?: { documentId?: string; locale?: string | null; status?: string; updatedAt?: string };
}

export interface SavedEntry {
  type: string;
  id: string;
  /** Empty for types without languages. */
  locale: string;
}

/** The saved entry of a form, if it has a history; none while its language is still to be created. */
export function savedEntry({ model, document }: EntryProps): SavedEntry | undefined {
  const [type, id] = [historyType(model), document?.documentId];
  return type && id ? { type, id, locale: document?.locale ?? '' } : undefined;
}

/** The id of an entry; Strapi gives that of a single type with its document only. */
export const entryId = ({ documentId, document }: EntryProps): string | undefined => documentId ?? document?.documentId;
