const statuses = new Map<string, Promise<number>>();

async function statusOf(address: string): Promise<number> {
  const status = statuses.get(address) ?? fetch(address, { method: 'HEAD' }).then((response) => response.status);
  statuses.set(address, status);
  return status;
}

/** Addresses of a document's pictures, in every size and format that a browser may choose, that are not served. */
export async function missingPictures(page: Document): Promise<string[]> {
  const sources = [...page.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, picture source')];
  const written = sources.flatMap(({ src, srcset }) => [src, ...srcset.split(', ').map((each) => each.split(' ')[0])]);
  const files = new Set(written.filter((address = '') => /^(?:\/|http)/.test(address)));
  const statusesOfAll = await Promise.all(
    [...files].map(async (address = '') => ({ address, status: await statusOf(address) })),
  );
  return statusesOfAll.filter(({ status }) => status !== 200).map(({ address }) => address);
}
