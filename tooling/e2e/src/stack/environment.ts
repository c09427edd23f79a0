/** What journeys know of the running programs. */
export interface RunningStack {
  contentUrl: string;
  contentToken: string;
  sitePort: number;
}

const variable = 'JOURNEY_STACK';

/** Tells the processes that run the journeys. */
export function publishStack(stack: RunningStack): void {
  process.env[variable] = [stack.contentUrl, stack.contentToken, stack.sitePort].join(' ');
}

/** The programs that the set-up has started. */
export function runningStack(): RunningStack {
  const [contentUrl = '', contentToken = '', sitePort = ''] = (process.env[variable] ?? '').split(' ');
  return { contentUrl, contentToken, sitePort: Number(sitePort) };
}
