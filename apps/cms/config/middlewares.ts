export default [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  // The websites ask from their servers, the admin from its own origin: no other page has a reason to.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
