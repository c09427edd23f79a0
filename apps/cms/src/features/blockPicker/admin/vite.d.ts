/** The part of Vite's `import.meta` that the admin uses; Strapi builds with a Vite of its own. */
interface ImportMeta {
  glob(pattern: string, options: { eager: true; query: '?url'; import: 'default' }): Record<string, string>;
}
