// oxlint-disable-next-line import/no-unassigned-import -- It says what Strapi reads while it is loaded.
import './environment.ts';
import { createStrapi } from '@strapi/strapi';
import { appDirectory, compiledDirectory } from './directories.ts';

// Strapi itself stops cleanly on SIGINT and SIGTERM.
void createStrapi({ appDir: appDirectory, distDir: compiledDirectory }).start();
