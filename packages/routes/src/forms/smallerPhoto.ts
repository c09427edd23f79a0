/** Longest side of a photo that is sent, in pixels: on it the small print of a diploma can still be read. */
const longestSide = 2_400;

/** Smaller ones are sent as they are, in bytes. */
const worthwhile = 1_000_000;

const quality = 0.85;

function drawn(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

/**
 * Makes a large photo of a phone smaller, so that it is sent in seconds on a train, and without the place where it was
 * taken. Any other file, and a photo that this browser cannot draw, stays what it is.
 */
export async function smallerPhoto(file: File): Promise<File> {
  if (file.type !== 'image/jpeg' || file.size < worthwhile) return file;
  try {
    const picture = await createImageBitmap(file);
    const blob = await drawn(picture);
    picture.close();
    const { name, type, lastModified } = file;
    return blob && blob.size < file.size ? new File([blob], name, { type, lastModified }) : file;
  } catch {
    return file;
  }
}
