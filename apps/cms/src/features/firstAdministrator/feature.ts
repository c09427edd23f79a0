import type { Feature } from '../../feature.ts';
import requireSetupToken from './requireSetupToken.ts';
import { announceSetup } from './setupToken.ts';

/** The first account, whose form only the link in the log opens. */
export const firstAdministrator: Feature = {
  middlewares: { 'first-administrator': requireSetupToken },
  jobs: announceSetup,
};
