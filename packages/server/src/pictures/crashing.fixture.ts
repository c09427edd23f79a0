/** The real worker, except that pictures with `crash` in the name kill it, as a fault in libvips would. */
process.on('message', (job) => {
  if (JSON.stringify(job).includes('crash')) process.kill(process.pid, 'SIGKILL');
});

export const worker = await import('./pictureWorker.ts');
