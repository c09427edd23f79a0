import { usePictureLocale } from '../messages/LanguageProvider.tsx';
import { focalStep } from './focalStep.ts';
import * as styles from './Picture.css.ts';

/** Image sources in several sizes and formats; `avif` and `webp` are `srcset` values. */
export interface PictureSources {
  /** Fallback in a format that every browser supports. */
  src: string;
  /** Intrinsic size in pixels. */
  width: number;
  height: number;
  /** Alternative text; empty for decorative pictures. */
  alt: string;
  /** What crops show, in percent from the left and from the top; the middle by default. */
  focalPoint?: { x: number; y: number };
  /** The mean colours of its upper and lower half, shown until it has loaded; by default the tenant's tint. */
  tones?: { top: string; bottom: string };
  /** Whether the alternative text is in the current language, even where others are not. */
  translated?: boolean;
  avif: string;
  webp: string;
}

export interface PictureProps {
  sources: PictureSources;
  /** Value of the `sizes` attribute. */
  sizes: string;
  /** Aspect ratio; the picture is cropped around its focal point to fit. */
  ratio?: 'wide' | 'cinema' | 'square' | 'fill' | 'whole';
  radius?: 'soft' | 'none';
  /** For the LCP picture only: loads eagerly with a high fetch priority. */
  priority?: boolean;
}

/** A responsive picture that reserves its space before it loads. */
export function Picture({ sources, sizes, ratio = 'wide', radius = 'soft', priority = false }: PictureProps) {
  const { src, width, height, alt, focalPoint, tones, translated, avif, webp } = sources;
  const locale = usePictureLocale()(translated);
  return (
    <picture
      className={`${styles.frame} ${styles.ratio[ratio]} ${styles.radius[radius]}`}
      data-top={tones?.top}
      data-bottom={tones?.bottom}
    >
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        className={ratio === 'whole' ? styles.contain : styles.cover}
        data-focal-x={focalPoint && focalStep(focalPoint.x)}
        data-focal-y={focalPoint && focalStep(focalPoint.y)}
        src={src}
        width={width}
        height={height}
        alt={alt}
        lang={alt ? locale : undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
