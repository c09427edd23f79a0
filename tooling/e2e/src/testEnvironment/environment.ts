/** Addresses and logs of the running programs, for the specs. */
export interface RunningStack {
  contentUrl: string;
  contentToken: string;
  sitePort: number;
  siteLog: string;
}

const variable = 'E2E_STACK';

/** Occurs in no URL or path. */
const separator = '\n';

/** Publishes the environment to the worker processes. */
export function publishStack(stack: RunningStack): void {
  process.env[variable] = [stack.contentUrl, stack.contentToken, stack.sitePort, stack.siteLog].join(separator);
}

/** The programs that the global setup has started. */
export function runningStack(): RunningStack {
  const [contentUrl = '', contentToken = '', sitePort = '', siteLog = ''] = (process.env[variable] ?? '').split(
    separator,
  );
  return { contentUrl, contentToken, sitePort: Number(sitePort), siteLog };
}
