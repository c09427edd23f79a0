import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';

/**
 * "Fast 3G" as Chrome's developer tools and Lighthouse define it (Lighthouse, core/config/constants.js, `mobileSlow4G`,
 * its later name): 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. Applied below HTTP it is 3.75 times the delay
 * and nine tenths of the throughput.
 */
const fast3G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_638.4 * 1_024 * 0.9) / 8,
  uploadThroughput: (750 * 1_024 * 0.9) / 8,
};

/** Lighthouse's value for a mid-tier phone. */
const slowerProcessor = 4;

export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };

/** Throttles network and CPU to those of a slow phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', fast3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
}

/** Draws a photo of twelve megapixels in the browser and writes it as a JPEG of two to three megabytes. */
export async function writePhoto(page: Page, path: string): Promise<number> {
  const url = await page.evaluate(async () => {
    const picture = new OffscreenCanvas(4_000, 3_000);
    const brush = picture.getContext('2d');
    // As in real photos, finer details have less contrast.
    const grains = [[8, 1], [40, 0.5], [200, 0.3], [1_000, 0.15], [4_000, 0.06]] as const; // prettier-ignore
    for (const [width, strength] of grains) {
      const grain = new OffscreenCanvas(width, width * 0.75);
      const noise = new ImageData(grain.width, grain.height);
      for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 255;
      grain.getContext('2d')?.putImageData(noise, 0, 0);
      if (brush) brush.globalAlpha = strength;
      brush?.drawImage(grain, 0, 0, 4_000, 3_000);
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

/**
 * Starts measuring Interaction to Next Paint (web.dev).
 * @returns the slowest interaction so far, in milliseconds
 */
export async function watchInteractions(page: Page): Promise<() => number> {
  let slowest = 0;
  await page.exposeFunction('noteInteraction', (duration: number) => (slowest = Math.max(slowest, duration)));
  await page.addInitScript(() => {
    const note: unknown = Reflect.get(window, 'noteInteraction');
    const options = { type: 'event', buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (typeof note === 'function' && /^(?:pointerup|click|keydown)$/.test(name)) note(duration);
    }).observe(options);
  });
  return () => slowest;
}
