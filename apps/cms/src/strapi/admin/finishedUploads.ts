/** Paths to which the media library and the pickers of entries send files. */
const uploadPaths: ReadonlySet<string> = new Set(['/upload', '/upload/files', '/upload/actions/upload-from-urls']);

/** Requests that read the library have the same paths, but are made in another way. */
const isUpload = (entry: PerformanceEntry): boolean => {
  const { pathname } = new URL(entry.name);
  const isSent = entry instanceof PerformanceResourceTiming && entry.initiatorType === 'xmlhttprequest';
  return uploadPaths.has(pathname) && (isSent || pathname.endsWith('from-urls'));
};

/**
 * Detects finished uploads by the browser's resource timing; Strapi has no upload event.
 * @param report gets the start time, on the clock of `performance.now()`
 * @returns a function that stops it
 */
export function watchUploads(report: (startTime: number) => void): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (isUpload(entry)) report(entry.startTime);
    performance.clearResourceTimings();
  });
  // Safari reports nothing while its buffer of 150 to 250 entries is full: the admin's code fills it.
  performance.clearResourceTimings();
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}
