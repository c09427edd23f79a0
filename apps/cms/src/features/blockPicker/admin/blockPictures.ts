const files = import.meta.glob('./pictures/*.svg', { eager: true, query: '?url', import: 'default' });

/** Addresses of the pictures, by name of the component. */
export const blockPictures: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/(.*)\.svg$/, 'blocks.$1'), url]),
);
