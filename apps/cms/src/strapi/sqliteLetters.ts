/** What is used of a connection of better-sqlite3. */
export interface SqliteConnection {
  pragma: (statement: string) => unknown;
  function: (
    name: string,
    options: { deterministic: true },
    body: (...values: never[]) => string | number | null,
  ) => unknown;
}

type Value = string | number | bigint | null;

const lower = (text: string | number | bigint): string => String(text).toLowerCase();

/** A pattern of `LIKE` as a regular expression. */
function likePattern(pattern: string, escape: string): RegExp {
  let [source, isEscaped] = ['', false];
  for (const sign of pattern) {
    const isLiteral = isEscaped || !(sign === '%' || sign === '_' || sign === escape);
    if (isLiteral) source += sign.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`);
    else if (sign !== escape) source += sign === '%' ? '.*' : '.';
    isEscaped = !isEscaped && sign === escape;
  }
  return new RegExp(`^${source}$`, 'su');
}

/** More than one statement compares with each row. */
const maxPatterns = 50;

const patterns = new Map<string, RegExp>();

function isLike(pattern: Value, text: Value, escape: string): number | null {
  if (pattern === null || text === null) return null;
  const key = `${escape} ${pattern}`;
  if (!patterns.has(key) && patterns.size >= maxPatterns) patterns.clear();
  const compiled = patterns.get(key) ?? likePattern(lower(pattern), escape);
  patterns.set(key, compiled);
  return Number(compiled.test(lower(text)));
}

/**
 * Replaces the functions by which searches compare upper and lower case, as PostgreSQL does. Those of SQLite know the letters of
 * ASCII alone: "übersicht" would not find "Übersicht".
 */
export function compareAllLetters(connection: SqliteConnection): void {
  const options = { deterministic: true } as const;
  connection.function('lower', options, (text: Value) => (text === null ? null : lower(text)));
  connection.function('like', options, (pattern: Value, text: Value) => isLike(pattern, text, ''));
  connection.function('like', options, (pattern: Value, text: Value, escape: string) => isLike(pattern, text, escape));
}
