/** The files of one form, while it arrives and until it is answered. */
export interface Upload {
  /** Counts bytes that are about to be written; false where that is more than there is room for. */
  claim(bytes: number): boolean;
  /** Gives all of them back. */
  release(): void;
}

/** Room for files of forms that are not answered yet. */
export interface UploadCapacity {
  /** @param network of the visitor, to count by */
  begin(network: string): Upload;
}

export interface UploadLimits {
  /** Of all forms together. */
  maxBytes: number;
  maxBytesPerNetwork: number;
}

/**
 * Bounds what forms that nobody has finished sending may take of the disk: without it, one client that sends and never
 * ends could fill it for all. Held in memory, like the files themselves, which do not outlive the process.
 */
export function createUploadCapacity({ maxBytes, maxBytesPerNetwork }: UploadLimits): UploadCapacity {
  let total = 0;
  const byNetwork = new Map<string, number>();
  function add(network: string, bytes: number): void {
    total += bytes;
    const left = (byNetwork.get(network) ?? 0) + bytes;
    if (left > 0) byNetwork.set(network, left);
    else byNetwork.delete(network);
  }
  return {
    begin(network) {
      let claimed = 0;
      return {
        claim(bytes) {
          const own = byNetwork.get(network) ?? 0;
          if (total + bytes > maxBytes || own + bytes > maxBytesPerNetwork) return false;
          claimed += bytes;
          add(network, bytes);
          return true;
        },
        release() {
          add(network, -claimed);
          claimed = 0;
        },
      };
    },
  };
}
