import type { MiddlewareHandler } from 'hono';

/** What nothing of a browser's power needs: these are pages with links, pictures and forms. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
  'browsing-topics',
];

/** For whatever is no page: it can load nothing and stand in no frame. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Every answer has these, unless it says something else itself. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Within the site a page may know where one comes from; nobody else learns it.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions.map((name) => `${name}=()`).join(', '),
} as const;

/** For built files. */
export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': closedPolicy,
} as const;

/** A browser's viewer of documents and pictures needs more than a closed policy allows. */
const framePolicy = "frame-ancestors 'none'";

/** Gives every answer the headers that close what the sites do not use. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers } = context.res;
  const viewed = /^(?:application\/pdf|image\/(?!svg))/.test(headers.get('content-type') ?? '');
  const all = { ...everywhere, 'content-security-policy': viewed ? framePolicy : closedPolicy };
  for (const [name, value] of Object.entries(all)) if (!headers.has(name)) context.header(name, value);
};
