/** On a page that lacks content: the address of the configuration, which answers once there is some. */
export const waitMark = 'data-waits-for';

const pollIntervalMs = 3_000;

/** Loads the page again if it is available now, with a GET even if it was the response to a form. */
async function reloadIfAvailable(configuration: string): Promise<void> {
  if (document.hidden || !(await fetch(configuration)).ok) return;
  const address = location.pathname + location.search;
  const { status } = await fetch(address, { method: 'HEAD' });
  if (status < 500) location.replace(address);
}

/** Polls for missing content and loads the page again when it becomes available. */
export function waitForContent(): void {
  const configuration = document.querySelector(`[${waitMark}]`)?.getAttribute(waitMark);
  if (!configuration) return;
  // Offline or restarting: the next poll tries again.
  const poll = (): void =>
    void reloadIfAvailable(configuration)
      .catch(() => {})
      .finally(pollLater);
  const pollLater = (): void => void setTimeout(poll, pollIntervalMs);
  pollLater();
}
