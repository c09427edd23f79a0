import type { ContentServiceAccess } from '@group/content-client/gateway/contentService';
import { createContext } from 'react-router';
import { createLoginLimits, type LoginLimits } from './loginLimits.server.ts';

/** Services of the login and the internal area. */
export interface StaffAuth {
  access: ContentServiceAccess;
  /** Encrypts the session cookies. */
  secret: string;
  limits: LoginLimits;
  /** Counts sign-ins with the directory that were begun and not ended; passwords are counted apart. */
  signInLimits: LoginLimits;
  /** Counts wrong codes of browsers that come back from the directory. */
  codeLimits: LoginLimits;
}

export function createStaffAuth(access: ContentServiceAccess, secret: string): StaffAuth {
  return {
    access,
    secret,
    limits: createLoginLimits(),
    signInLimits: createLoginLimits(),
    codeLimits: createLoginLimits(),
  };
}

/** Set by the root middleware before any loader runs. */
export const staffContext = createContext<StaffAuth>();
