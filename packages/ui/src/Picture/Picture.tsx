import * as styles from './Picture.css.ts';

/** A picture in several sizes and formats; `avif` and `webp` are `srcset` values. */
export interface PictureSources {
  /** Address that every browser can read. */
  src: string;
  /** Intrinsic size in pixels. */
  width: number;
  height: number;
  /** What it shows; empty where it only decorates. */
  alt: string;
  avif: string;
  webp: string;
}

export interface PictureProps {
  sources: PictureSources;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Shape of its place; what does not fit is cut off evenly. */
  ratio?: 'wide' | 'cinema' | 'square' | 'portrait' | 'fill' | 'whole';
  radius?: 'soft' | 'none';
  /** For the largest picture of the first screen only: it is asked for before all others. */
  priority?: boolean;
}

/** A picture that takes its place before it arrives. */
export function Picture({ sources, sizes, ratio = 'wide', radius = 'soft', priority = false }: PictureProps) {
  const { src, width, height, alt, avif, webp } = sources;
  return (
    <picture className={`${styles.frame} ${styles.ratio[ratio]} ${styles.radius[radius]}`}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        className={ratio === 'whole' ? styles.contain : styles.cover}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
