/** The mean colours of a picture's upper and lower half, as `#a1b2c3`, which websites show until the picture is there. */
export interface Tones {
  top: string;
  bottom: string;
}

const hex = (pixel: Uint8Array): string => `#${Buffer.from(pixel.subarray(0, 3)).toString('hex')}`;

/** The tones of a picture; null if it is transparent somewhere, as they would shine through, or unreadable. */
export async function tonesOf(picture: string | Buffer): Promise<Tones | null> {
  const { default: sharp } = await import('sharp');
  try {
    const halves = sharp(picture).autoOrient().resize(1, 2, { fit: 'fill' }).toColourspace('srgb').ensureAlpha();
    const pixels = await halves.raw({ depth: 'uchar' }).toBuffer();
    const [top, bottom] = [pixels.subarray(0, 4), pixels.subarray(4)];
    return top[3] === 255 && bottom[3] === 255 ? { top: hex(top), bottom: hex(bottom) } : null;
  } catch {
    return null;
  }
}
