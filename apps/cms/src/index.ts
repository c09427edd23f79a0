import type { Core } from '@strapi/strapi';
import { setUp } from './setup.ts';

export default {
  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    await setUp(strapi);
  },
};
