export interface UploadLimits {
  /** Of all forms together. */
  maxBytes: number;
  maxBytesPerNetwork: number;
}

/**
 * Limits the disk space of unfinished forms, which a single client with endless uploads could otherwise fill. The counters
 * are in memory only, as these files do not outlive the process either.
 */
export function createUploadCapacity({ maxBytes, maxBytesPerNetwork }: UploadLimits) {
  let total = 0;
  const byNetwork = new Map<string, number>();
  function add(network: string, bytes: number): void {
    total += bytes;
    const left = (byNetwork.get(network) ?? 0) + bytes;
    if (left > 0) byNetwork.set(network, left);
    else byNetwork.delete(network);
  }
  return {
    /** @param network IPv4 address or IPv6 /48 of the visitor, for the limit per network */
    begin(network: string) {
      let claimed = 0;
      return {
        /** Reserves bytes before they are written; false where that exceeds the capacity. */
        claim(bytes: number): boolean {
          const own = byNetwork.get(network) ?? 0;
          if (total + bytes > maxBytes || own + bytes > maxBytesPerNetwork) return false;
          claimed += bytes;
          add(network, bytes);
          return true;
        },
        /** Releases all reserved bytes. */
        release(): void {
          add(network, -claimed);
          claimed = 0;
        },
      };
    },
  };
}

/** The files of one form, from their arrival to the response. */
export type Upload = ReturnType<ReturnType<typeof createUploadCapacity>['begin']>;
