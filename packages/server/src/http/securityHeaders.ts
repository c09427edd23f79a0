import type { MiddlewareHandler } from 'hono';

/** Browser features that the sites, which consist of links, pictures and forms, never use. */
const deniedFeatures = [
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

/** For responses other than pages: they load nothing and cannot be framed. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Defaults that a response can override. */
const defaultHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The enhance script reads the referrer within the site; other sites get none.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': deniedFeatures.map((name) => `${name}=()`).join(', '),
} as const;

/** Headers of built files. */
export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': closedPolicy,
} as const;

/** For PDFs and pictures, as browsers' built-in viewers do not work under the closed policy. */
const framePolicy = "frame-ancestors 'none'";

const framedByOne = /frame-ancestors https?:/;

/** Adds the security headers that a response does not set itself. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers } = context.res;
  const opensInViewer = /^(?:application\/pdf|image\/(?!svg))/.test(headers.get('content-type') ?? '');
  const all = { ...defaultHeaders, 'content-security-policy': opensInViewer ? framePolicy : closedPolicy };
  // `X-Frame-Options` cannot name the one origin that may frame a page, as the policy of a preview does.
  const isFramed = framedByOne.test(headers.get('content-security-policy') ?? '');
  for (const [name, value] of Object.entries(all)) {
    // Not by `context.header`, which copies the response and its body for each header.
    if (!headers.has(name) && !(isFramed && name === 'x-frame-options')) headers.set(name, value);
  }
};
