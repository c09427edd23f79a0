/** What a choice of files must keep to. */
export interface FileLimits {
  /** Largest size of one file in bytes. */
  maxBytes?: number | undefined;
  maxFiles?: number | undefined;
}

export interface FileChoice {
  /** All that are kept, old and new, each once. */
  files: File[];
  /** Those that are larger than a file may be. */
  tooLarge: File[];
  /** Whether some were left out because there are too many. */
  tooMany: boolean;
}

function sameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

/** Adds newly picked files to those that are there. A browser would replace them; nobody expects that. */
export function addFiles(before: readonly File[], added: readonly File[], limits: FileLimits): FileChoice {
  const { maxBytes = Number.POSITIVE_INFINITY, maxFiles = Number.POSITIVE_INFINITY } = limits;
  const fresh = added.filter(
    (file, position) => ![...before, ...added.slice(0, position)].some((each) => sameFile(each, file)),
  );
  const fitting = fresh.filter(({ size }) => size <= maxBytes);
  const all = [...before, ...fitting];
  return {
    files: all.slice(0, maxFiles),
    tooLarge: fresh.filter(({ size }) => size > maxBytes),
    tooMany: all.length > maxFiles,
  };
}
