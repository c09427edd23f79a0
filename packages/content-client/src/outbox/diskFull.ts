const systemCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Of SQLite: `SQLITE_FULL`, and `SQLITE_IOERR_SHMSIZE` where not even its index of the log has room. */
const databaseCodes: ReadonlySet<unknown> = new Set([13, 4_874]);

/** Whether the disk, or SQLite on it, has no room left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && systemCodes.has(error.code)) || ('errcode' in error && databaseCodes.has(error.errcode));
}
