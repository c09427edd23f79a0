import * as styles from './Logo.css.ts';

/** The intrinsic size in pixels prevents a layout shift. */
interface LogoImage {
  url: string;
  width: number;
  height: number;
}

export interface LogoProps {
  image: LogoImage;
  /** Variant for forced colours on a dark background. */
  imageOnDark?: LogoImage;
  /** Alternative text; empty if the name is next to the logo. */
  alt: string;
  /** Rendered height; the width follows from the aspect ratio. */
  size?: 'bar' | 'large';
  /** Use `eager` in the top bar. */
  loading?: 'eager' | 'lazy';
}

/** The logo of an organisation. */
export function Logo({ image, imageOnDark, alt, size = 'bar', loading = 'lazy' }: LogoProps) {
  const { url, width, height } = image;
  const logo = (
    <img className={styles.size[size]} src={url} width={width} height={height} alt={alt} loading={loading} />
  );
  if (!imageOnDark) return logo;
  return (
    <picture className={styles.variants}>
      <source media={styles.onDark} srcSet={imageOnDark.url} width={imageOnDark.width} height={imageOnDark.height} />
      {logo}
    </picture>
  );
}
