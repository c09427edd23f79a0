/** Whether a host name, without port, is a development host. */
export function isLocalHost(name: string): boolean {
  return name === 'localhost' || name === '127.0.0.1' || name.endsWith('.localhost');
}
