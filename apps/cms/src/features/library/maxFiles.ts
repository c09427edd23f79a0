/** Of a section in one answer. */
export const maxFiles = 1_000;
