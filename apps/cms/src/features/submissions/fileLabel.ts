/** `lebenslauf.pdf (120 KB)` */
export const fileLabel = ({ name, bytes }: { name: string; bytes: number }): string =>
  `${name || 'Datei'} (${Math.max(1, Math.round(bytes / 1024))} KB)`;
