/** The text of the file. */
declare module '*.svg?raw' {
  const text: string;
  export default text;
}

/** The bundler emits these files; the default export is the URL. */
declare module '*.woff2?url&no-inline' {
  const url: string;
  export default url;
}

declare module '*.svg?url&no-inline' {
  const url: string;
  export default url;
}
