/** The address of a file that the bundler copies. */
declare module '*.woff2?url&no-inline' {
  const url: string;
  export default url;
}
