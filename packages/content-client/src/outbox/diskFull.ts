const systemCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** `SQLITE_FULL`, and `SQLITE_IOERR_SHMSIZE` if there is no space for the WAL index. */
const sqliteCodes: ReadonlySet<unknown> = new Set([13, 4_874]);

/** Whether the error means that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && systemCodes.has(error.code)) || ('errcode' in error && sqliteCodes.has(error.errcode));
}
