/** Addresses of files that the bundler copies. */
declare module '*.woff2?url&no-inline' {
  const url: string;
  export default url;
}

declare module '*.svg?url&no-inline' {
  const url: string;
  export default url;
}
