import { cookieIn } from '../site/cookieIn.server.ts';
import { deviceCookieName } from '../site/ownCookies.ts';

/** As long as browsers keep a cookie at most. */
const lifetimeSeconds = 400 * 24 * 3_600;

/** A `Set-Cookie` header with what the content service gave the browser; it is encrypted by the service. */
export const deviceCookie = (device: string): string =>
  `${deviceCookieName}=${device}; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=${lifetimeSeconds}`;

/** What a browser has from an earlier login. */
export const deviceOf = (request: Request): string | undefined => cookieIn(request, deviceCookieName);
