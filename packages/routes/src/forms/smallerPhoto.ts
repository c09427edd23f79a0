/** Longest side of a resized photo, in pixels: the small print of a diploma stays legible. */
const longestSide = 2_400;

/** Smaller files are sent unchanged, in bytes. */
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
 * Resizes a large phone photo, so that it uploads in seconds on a train; this also removes its location. Returns any other
 * file, and a photo that the browser cannot decode, unchanged.
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
