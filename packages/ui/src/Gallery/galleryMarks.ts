/** Attributes by which a gallery's markup and what operates it find each other. */
export const galleryMarks = {
  /** A row of pictures that scrolls and snaps. */
  row: 'data-gallery-row',
  /** On a button or a counter: id of the row that it is about. */
  of: 'data-gallery-of',
  /** On a button: how many pictures it goes on, `1` or `-1`. */
  step: 'data-gallery-step',
  /** On a counter: its words, with `#` for the number of the picture that is seen. */
  words: 'data-gallery-words',
  /** On the link of a picture: id of the row that shows it large. */
  enlarges: 'data-gallery-enlarges',
} as const;
