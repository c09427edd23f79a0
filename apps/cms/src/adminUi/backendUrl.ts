/** The address of the content service, which Strapi sets; empty if it is that of the admin. */
export const backendUrl = (): string =>
  'strapi' in window && typeof window.strapi === 'object' && window.strapi && 'backendURL' in window.strapi
    ? String(window.strapi.backendURL)
    : '';
