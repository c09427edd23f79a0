import type { ContentServiceAccess } from '@group/content-client/gateway/contentService';
import { createContext } from 'react-router';
import { createLoginLimits, type LoginLimits } from './loginLimits.server.ts';

/** What the login and the internal area work with. */
export interface StaffAuth {
  access: ContentServiceAccess;
  /** Seals the session cookies. */
  secret: string;
  limits: LoginLimits;
}

export function createStaffAuth(access: ContentServiceAccess, secret: string): StaffAuth {
  return { access, secret, limits: createLoginLimits() };
}

/** Set by the root middleware before any loader runs. */
export const staffContext = createContext<StaffAuth>();
