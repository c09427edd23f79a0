/** Name of the box with which a person whose browser filled in the honeypot sends the form all the same. */
export const person = 'person';
