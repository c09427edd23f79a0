/** The first version without the bug by which two connections could corrupt a database in WAL mode. */
const firstVersion = [3, 51, 3] as const;

/** Throws if the SQLite that better-sqlite3 was built with is too old. */
export function requireSqlite(version: string): void {
  const parts = version.split('.').map(Number);
  const position = firstVersion.findIndex((part, index) => (parts[index] ?? 0) !== part);
  if (position === -1 || (parts[position] ?? 0) > (firstVersion[position] ?? 0)) return;
  throw new Error(`SQLite ${version} can corrupt the database: ${firstVersion.join('.')} or newer is required.`);
}
