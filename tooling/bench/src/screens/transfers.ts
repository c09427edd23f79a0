import type { CDPSession } from 'playwright-core';

export const kinds = ['HTML', 'CSS', 'font', 'pictures', 'JS', 'other'] as const;
export type Kind = (typeof kinds)[number];

const kindOf: Readonly<Record<string, Kind>> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Font: 'font',
  Image: 'pictures',
  Script: 'JS',
};

/** Transferred bytes by type, compressed and without headers. */
export type Weights = Record<Kind, number>;

/** Counts the transfers of a page from now on. */
export async function countTransfers(session: CDPSession): Promise<{ weights: Weights }> {
  const weights: Weights = { HTML: 0, CSS: 0, font: 0, pictures: 0, JS: 0, other: 0 };
  const started = new Map<string, { kind: Kind; headers: number }>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    started.set(requestId, { kind: kindOf[type] ?? 'other', headers: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = started.get(requestId);
    if (!request) return;
    weights[request.kind] += Math.max(0, encodedDataLength - request.headers);
  });
  return { weights };
}
