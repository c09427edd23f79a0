/** Attributes through which `enhanceGalleries` finds the parts of a gallery. */
export const galleryMarks = {
  /** A scroll-snapping row of pictures. */
  row: 'data-gallery-row',
  /** On a button or a counter: id of its row. */
  of: 'data-gallery-of',
  /** On a button: number of pictures to move by, `1` or `-1`. */
  step: 'data-gallery-step',
  /** On a counter: its text, with `#` for the number of the current picture. */
  template: 'data-gallery-words',
  /** On the link of a picture: id of the lightbox row. */
  enlarges: 'data-gallery-enlarges',
} as const;
