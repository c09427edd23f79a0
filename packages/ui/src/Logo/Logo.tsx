import * as styles from './Logo.css.ts';

export interface LogoProps {
  /** Address and intrinsic size in pixels, so that nothing shifts when it arrives. */
  image: { url: string; width: number; height: number };
  /** What it stands for; empty where the words are beside it. */
  alt: string;
  /** Height in the page; the width follows. */
  size?: 'bar' | 'large' | 'small';
  /** `eager` for the one in the top bar. */
  loading?: 'eager' | 'lazy';
}

/** The word mark of an organisation. */
export function Logo({ image, alt, size = 'bar', loading = 'lazy' }: LogoProps) {
  const { url, width, height } = image;
  return <img className={styles.size[size]} src={url} width={width} height={height} alt={alt} loading={loading} />;
}
