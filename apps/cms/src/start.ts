// oxlint-disable-next-line import/no-unassigned-import -- Sets variables that Strapi reads on import.
import './environment.ts';
import { createStrapi } from '@strapi/strapi';
import { appDirectory, compiledDirectory } from './directories.ts';

// Strapi itself shuts down cleanly on SIGINT and SIGTERM.
void createStrapi({ appDir: appDirectory, distDir: compiledDirectory }).start();
