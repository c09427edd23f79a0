import type { ContentServiceAccess } from '@group/content-client/gateway/contentService';
import { createContext } from 'react-router';
import { createLoginLimits, type LoginLimits } from './loginLimits.server.ts';

/** Services of the login and the internal area. */
export interface StaffAuth {
  access: ContentServiceAccess;
  /** Encrypts the session cookies. */
  secret: string;
  limits: LoginLimits;
}

export function createStaffAuth(access: ContentServiceAccess, secret: string): StaffAuth {
  return { access, secret, limits: createLoginLimits() };
}

/** Set by the root middleware before any loader runs. */
export const staffContext = createContext<StaffAuth>();
