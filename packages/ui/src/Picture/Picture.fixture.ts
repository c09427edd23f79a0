import type { PictureSources } from './Picture.tsx';

interface Scene {
  alt: string;
  /** Hue of the hills in degrees. */
  hue: number;
  /** Height of the sun, from 0 at the top to 100. */
  sun: number;
  width?: number;
  height?: number;
}

function drawing({ hue, sun, width = 1200, height = 800 }: Scene): string {
  const hill = (lightness: number, top: number, bend: number) =>
    `<path fill="hsl(${hue} 28% ${lightness}%)" d="M0 ${top}Q25 ${top - bend} 50 ${top}T100 ${top - bend / 2}V100H0Z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100"
    preserveAspectRatio="none"><path fill="hsl(${hue + 170} 45% 90%)" d="M0 0H100V100H0Z"/>
    <ellipse cx="${20 + sun}" cy="${sun}" rx="5" ry="7.5" fill="hsl(42 80% 82%)"/>
    ${hill(72, 58, 18)}${hill(58, 70, -14)}${hill(42, 84, 12)}</svg>`;
}

function picture(scene: Scene): PictureSources {
  const src = `data:image/svg+xml,${encodeURIComponent(drawing(scene))}`;
  const { alt, width = 1200, height = 800 } = scene;
  return { src, width, height, alt, avif: `${src} ${width}w`, webp: `${src} ${width}w` };
}

/** A generated landscape. */
export const landscape = picture({ alt: 'Hügel am frühen Morgen', hue: 120, sun: 28 });

/** Six landscapes, one of them in portrait format. */
export const landscapes: readonly PictureSources[] = [
  landscape,
  picture({ alt: 'Der Garten im Juni, mit Blick bis zum See', hue: 95, sun: 18 }),
  picture({ alt: 'Abend über dem Tal', hue: 28, sun: 44 }),
  picture({ alt: 'Der Weg zum Haus, aufrecht fotografiert', hue: 160, sun: 30, width: 800, height: 1200 }),
  picture({ alt: 'Erster Schnee', hue: 205, sun: 22 }),
  picture({ alt: 'Rebberg im Herbst', hue: 55, sun: 34 }),
];
