import type { ContentServiceAccess } from '@group/content-client/gateway/contentService';
import { createContext } from 'react-router';

/** Services of the login and the internal area. */
export interface StaffAuth {
  access: ContentServiceAccess;
  /** Encrypts the session cookies. */
  secret: string;
}

/** Set by the root middleware before any loader runs. */
export const staffContext = createContext<StaffAuth>();
