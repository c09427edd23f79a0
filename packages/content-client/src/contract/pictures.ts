/** As the content service states it to editors: more than any phone's usual photograph, which has 12 to 50. */
export const maxPictureMegapixels = 60;

/**
 * Pixels of a picture, of all its frames together. The content service rejects larger pictures at the upload, and the
 * websites render none: a file of a few bytes can decode to gigabytes.
 */
export const maxPicturePixels = maxPictureMegapixels * 1_000_000;
