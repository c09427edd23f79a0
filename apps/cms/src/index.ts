import type { Core } from '@strapi/strapi';
import { addRules } from './content/rules.ts';
import { setUp } from './setup.ts';

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    addRules(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    await setUp(strapi);
  },
};
