/** Addresses and logs of the running programs, for the specs. */
export interface RunningStack {
  contentUrl: string;
  contentToken: string;
  /** Of the first administrator. */
  editorToken: string;
  sitePort: number;
  siteLog: string;
}

const variable = 'E2E_STACK';

/** Publishes the environment to the worker processes. */
export function publishStack(stack: RunningStack): void {
  process.env[variable] = JSON.stringify(stack);
}

/** The programs that the global setup has started. */
export function runningStack(): RunningStack {
  const stack: RunningStack = JSON.parse(process.env[variable] ?? '{}');
  return stack;
}
