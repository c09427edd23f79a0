// oxlint-disable-next-line import/no-unassigned-import -- Sets variables that Strapi reads on import.
import './environment.ts';
import { createStrapi } from '@strapi/strapi';
import { appDirectory, compiledDirectory } from './directories.ts';

const signals = ['SIGTERM', 'SIGINT'] as const;
const exit = (): void => process.exit();

// Strapi's own shutdown throws until the start is complete. Before that, there is nothing to finish.
for (const signal of signals) process.on(signal, exit);

void createStrapi({ appDir: appDirectory, distDir: compiledDirectory })
  .start()
  .then(() => {
    for (const signal of signals) process.off(signal, exit);
  });
