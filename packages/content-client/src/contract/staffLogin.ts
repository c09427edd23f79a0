/** What a website sends when an employee signs in with a local account. */
export interface StaffLogin {
  username: string;
  password: string;
  /** Key of the tenant. */
  company: string;
  /** Of the browser, as `ipPrefixOf` gives it: the content service counts failures of all websites. */
  network: string;
  /** What the content service has given this browser after an earlier login: it is then counted apart. */
  device: string | undefined;
}
