/** Name of a field that is invisible to people and filled in by spam bots. */
export const honeypot = 'website';

/** Name of the box with which a person whose browser filled in the honeypot sends the form all the same. */
export const person = 'person';
