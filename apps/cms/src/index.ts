import type { Core } from '@strapi/strapi';
import { addRules } from './content/rules.ts';
import { eraseFilesWithApplications, sweepPrivateFiles } from './received/erasing.ts';
import { keepRetention } from './received/retention.ts';
import { noteStatusChanges } from './received/statusChange.ts';
import { setUp } from './setup.ts';

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    addRules(strapi);
    eraseFilesWithApplications(strapi);
    noteStatusChanges(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    await setUp(strapi);
    await sweepPrivateFiles(strapi);
    await keepRetention(strapi);
  },
};
