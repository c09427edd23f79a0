/** First segments of paths that the server handles itself; every other path is a page. */
export const mounts = {
  assets: '/assets',
  pictures: '/pictures',
  downloads: '/downloads',
  api: '/api',
  health: '/health',
  hooks: '/hooks',
  preview: '/vorschau',
  wellKnown: '/.well-known',
} as const;
