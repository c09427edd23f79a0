/** Paths to which the media library and the pickers of entries send files. */
const uploadPaths: ReadonlySet<string> = new Set(['/upload', '/upload/files', '/upload/actions/upload-from-urls']);

/** Requests that read the library have the same paths, but are made in another way. */
const isUpload = (entry: PerformanceEntry): boolean => {
  const { pathname } = new URL(entry.name);
  const isSent = entry instanceof PerformanceResourceTiming && entry.initiatorType === 'xmlhttprequest';
  return uploadPaths.has(pathname) && (isSent || pathname.endsWith('from-urls'));
};

/**
 * Reports each upload of Strapi's dialogs that has ended, by what the browser measures: neither dialog has a place for
 * others' parts, nor an event.
 * @param report gets the time of its begin, on the clock of `performance.now()`
 * @returns what ends it
 */
export function watchUploads(report: (startTime: number) => void): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (isUpload(entry)) report(entry.startTime);
    performance.clearResourceTimings();
  });
  // Safari tells observers nothing while its buffer is full, of 150 to 250 entries: the code of the admin fills it.
  performance.clearResourceTimings();
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}
