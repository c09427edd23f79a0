/** The real worker, but for one kind of picture, at which it ends as by a fault of the picture library. */
process.on('message', (job) => {
  if (JSON.stringify(job).includes('crash')) process.kill(process.pid, 'SIGKILL');
});

export const worker = await import('./pictureWorker.ts');
