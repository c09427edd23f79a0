/// <reference types="vite/client" />

declare module 'virtual:enhance-script' {
  /** URL of the script on the site. */
  const address: string;
  export default address;
}
