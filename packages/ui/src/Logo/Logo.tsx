import * as styles from './Logo.css.ts';

/** Address and intrinsic size in pixels, so that nothing shifts when it arrives. */
interface LogoImage {
  url: string;
  width: number;
  height: number;
}

export interface LogoProps {
  image: LogoImage;
  /** The variant for who has chosen light words on a dark ground for everything (forced colours). */
  imageOnDark?: LogoImage;
  /** What it stands for; empty where the words are beside it. */
  alt: string;
  /** Height in the page; the width follows. */
  size?: 'bar' | 'large' | 'small';
  /** `eager` for the one in the top bar. */
  loading?: 'eager' | 'lazy';
}

/** The word mark of an organisation. */
export function Logo({ image, imageOnDark, alt, size = 'bar', loading = 'lazy' }: LogoProps) {
  const { url, width, height } = image;
  const mark = (
    <img className={styles.size[size]} src={url} width={width} height={height} alt={alt} loading={loading} />
  );
  if (!imageOnDark) return mark;
  return (
    <picture className={styles.variants}>
      <source media={styles.onDark} srcSet={imageOnDark.url} width={imageOnDark.width} height={imageOnDark.height} />
      {mark}
    </picture>
  );
}
