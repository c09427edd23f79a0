import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';

/** Draws a photo of twelve megapixels in the browser and writes it as a JPEG of two to three megabytes. */
export async function writePhoto(page: Page, path: string): Promise<number> {
  const url = await page.evaluate(async () => {
    const picture = new OffscreenCanvas(4_000, 3_000);
    const brush = picture.getContext('2d');
    // As in real photos, finer details have less contrast.
    const grains = [[8, 500, 1], [40, 100, 0.5], [200, 20, 0.3], [1_000, 4, 0.15], [1_000, 1, 0.06]] as const; // prettier-ignore
    for (const [width, scale, strength] of grains) {
      const grain = new OffscreenCanvas(width, width * 0.75);
      const noise = new ImageData(grain.width, grain.height);
      for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 255;
      grain.getContext('2d')?.putImageData(noise, 0, 0);
      const tiles = brush?.createPattern(grain, 'repeat');
      if (!brush || !tiles) continue;
      tiles.setTransform(new DOMMatrix([scale, 0, 0, scale, 0, 0]));
      brush.globalAlpha = strength;
      brush.fillStyle = tiles;
      brush.fillRect(0, 0, 4_000, 3_000);
    }
    const photo = await picture.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
      reader.readAsDataURL(photo);
    });
  });
  const photo = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  await writeFile(path, photo);
  return photo.byteLength;
}
