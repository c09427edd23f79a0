import type { Feature } from '../../feature.ts';
import { announceSetup } from './setupToken.ts';

/** The first account, whose form only the link in the log opens. */
export const firstAdministrator: Feature = { start: announceSetup };
