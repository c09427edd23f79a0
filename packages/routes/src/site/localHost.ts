/** Whether a host name, without port, is one of this machine, as while developing. */
export function isLocalHost(name: string): boolean {
  return name === 'localhost' || name === '127.0.0.1' || name.endsWith('.localhost');
}
