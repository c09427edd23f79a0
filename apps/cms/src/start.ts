import './environment.ts';
import { join } from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { appDirectory } from './directories.ts';

// Strapi itself stops cleanly on SIGINT and SIGTERM.
void createStrapi({ appDir: appDirectory, distDir: join(appDirectory, 'dist') }).start();
