/** What specs know of the running programs. */
export interface RunningStack {
  contentUrl: string;
  contentToken: string;
  sitePort: number;
  siteLog: string;
}

const variable = 'E2E_STACK';

/** Stands in no address and in no path. */
const between = '\n';

/** Tells the processes that run the specs. */
export function publishStack(stack: RunningStack): void {
  process.env[variable] = [stack.contentUrl, stack.contentToken, stack.sitePort, stack.siteLog].join(between);
}

/** The programs that the set-up has started. */
export function runningStack(): RunningStack {
  const [contentUrl = '', contentToken = '', sitePort = '', siteLog = ''] = (process.env[variable] ?? '').split(
    between,
  );
  return { contentUrl, contentToken, sitePort: Number(sitePort), siteLog };
}
