/** Stored phone numbers with Swiss ones as people read them aloud, `079 000 00 00`; others stay as they are. */
export const readablePhone = (stored: string): string =>
  stored.replaceAll(/\+41(\d{2})(\d{3})(\d{2})(\d{2})(?!\d)/g, '0$1 $2 $3 $4');
