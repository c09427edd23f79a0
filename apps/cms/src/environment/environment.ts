import { existsSync } from 'node:fs';
import { endFailedStart } from '@group/content-client/contract/failedStart';
import { siteOrigins } from './tenants.ts';
import { variables } from './variables.ts';

// Imported first by every program: Strapi and `directories.ts` read variables on import.
process.env.NODE_ENV ??= 'production';
if (existsSync('.env')) process.loadEnvFile('.env');

try {
  siteOrigins(variables());
} catch (error) {
  endFailedStart('The content service', error);
}
