import { writeFile } from 'node:fs/promises';

/** The URL of a page of a tenant. */
export interface Address {
  host: string;
  path: string;
}

/**
 * Writes a wrk script that requests URLs in turn.
 * @returns its path
 */
export async function everySite(
  file: string,
  addresses: readonly Address[],
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const fields = Object.entries(headers).map(([name, value]) => `["${name}"]="${value}"`);
  const requests = addresses.map(
    ({ host, path }) => `wrk.format("GET", "${path}", {${[`["Host"]="${host}"`, ...fields].join()}})`,
  );
  const script = `local requests, turn = nil, 0
init = function() requests = {${requests.join(',\n')}} end
request = function() turn = turn % #requests + 1; return requests[turn] end
`;
  await writeFile(file, script);
  return file;
}
