/** Name of a field that is invisible to people and filled in by spam bots. */
export const honeypot = 'website';
