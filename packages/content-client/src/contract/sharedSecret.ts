/** A shorter shared secret could be guessed. */
export const minSecretLength = 32;
