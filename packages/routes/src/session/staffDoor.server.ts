import type { ContentServiceAccess } from '@group/content-client/gateway/contentService';
import { createContext } from 'react-router';
import { createLoginLimits, type LoginLimits } from './loginLimits.server.ts';
import { sessionSecret } from './sessionSecret.server.ts';

/** What the login and the internal area work with. */
export interface StaffDoor {
  access: ContentServiceAccess;
  /** Seals the session cookies. */
  secret: string;
  limits: LoginLimits;
}

/** Throws `SiteSetupError`. */
export function createStaffDoor(
  access: ContentServiceAccess,
  secret: string | undefined,
  dataDirectory: string | undefined,
): StaffDoor {
  return { access, secret: sessionSecret(secret, dataDirectory), limits: createLoginLimits() };
}

/** Set by the root middleware before any loader runs. */
export const staffContext = createContext<StaffDoor>();
