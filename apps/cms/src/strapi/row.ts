/** An object of whose fields nothing is known yet: a row of the database, a part of JSON. */
export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that a text field may lack. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The rows of a list, or one alone. */
export const rowsIn = (value: unknown): Row[] => [value].flat().filter(isRow);

/** The id of a row, in what selects it or in a result. */
export const idIn = (value: unknown): number | undefined =>
  isRow(value) && typeof value.id === 'number' ? value.id : undefined;

/** The id of a document, in the parameters of an action or in its result. */
export const documentIdIn = (value: unknown): string | undefined =>
  isRow(value) && typeof value.documentId === 'string' ? value.documentId : undefined;
