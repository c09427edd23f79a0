/**
 * Has the browser save the file at an address. Other than a navigation, this does not ask whether to leave a page on which
 * something is begun.
 * @param name by default the one that the answer gives
 */
export function saveFile(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
