/** Limits of a file field. */
export interface FileLimits {
  /** Maximum size of one file, in bytes. */
  maxBytes?: number | undefined;
  maxFiles?: number | undefined;
}

export interface FileChoice {
  /** Accepted files, old and new, without duplicates. */
  files: File[];
  /** Files that exceed the size limit. */
  tooLarge: File[];
  /** Whether files were dropped because there were too many. */
  tooMany: boolean;
}

function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}

/** Adds picked files to the chosen ones. The native control would replace them, which visitors do not expect. */
export function addFiles(before: readonly File[], added: readonly File[], limits: FileLimits): FileChoice {
  const { maxBytes = Number.POSITIVE_INFINITY, maxFiles = Number.POSITIVE_INFINITY } = limits;
  const newFiles = added.filter(
    (file, position) => ![...before, ...added.slice(0, position)].some((present) => isSameFile(present, file)),
  );
  const withinLimit = newFiles.filter(({ size }) => size <= maxBytes);
  const all = [...before, ...withinLimit];
  return {
    files: all.slice(0, maxFiles),
    tooLarge: newFiles.filter(({ size }) => size > maxBytes),
    tooMany: all.length > maxFiles,
  };
}
