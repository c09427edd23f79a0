import { tenants } from '../src/environment/tenants.ts';
import { siteOrigin } from '../src/environment/siteOrigin.ts';

export default [
  'strapi::logger',
  {
    name: 'strapi::compression',
    // The admin's files and what it loads, not uploads, of which browsers ask for ranges. By brotli alone, which browsers
    // accept, and websites that call over http, on the same machine, do not.
    config: {
      filter: (type: string) => /^(?:text\/(?:html|css)|application\/(?:javascript|json))$/.test(type),
      gzip: false,
      deflate: false,
    },
  },
  // Outside of the handling of errors, whose responses it changes.
  'plugin::content.german-errors',
  'strapi::errors',
  'plugin::content.request-errors',
  {
    name: 'strapi::security',
    // A CV is shown from a `blob:` that the admin made, see src/features/submissions/admin/FileViewer.tsx; a draft from its website.
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: { 'frame-src': ["'self'", 'blob:', ...new Set(tenants.map(siteOrigin))] },
      },
    },
  },
  // The websites call from their servers and the admin from its own origin: no other origin needs access.
  { name: 'strapi::cors', config: { origin: [] } },
  'plugin::content.small-bodies',
  'plugin::content.health',
  'plugin::content.paid-editions',
  // Outside of everything that can answer a request, but within the handling of errors.
  'plugin::content.audit',
  'plugin::content.uploads',
  'strapi::query',
  // Multipart bodies are read by the routes that accept files, after the token was checked (src/media/multipart.ts).
  { name: 'strapi::body', config: { multipart: false } },
  'plugin::content.sign-in-pages',
  'plugin::content.new-passwords',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
