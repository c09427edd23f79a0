import type { PictureSources } from '@group/ui/Picture';

function picture(alt: string, sky: string, hills: string): PictureSources {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 120 80"><path fill="${sky}"
    d="M0 0h120v80H0z"/><path fill="${hills}" opacity=".55" d="M0 52Q30 34 60 50T120 44V80H0z"/><path fill="${hills}"
    d="M0 66Q36 52 70 66T120 60V80H0z"/></svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return { src, width: 1200, height: 800, alt, avif: `${src} 1200w`, webp: `${src} 1200w` };
}

/** Three drawn landscapes. */
export const pictures: readonly PictureSources[] = [
  picture('Hügel am Morgen', '#e8eef2', '#6d8a74'),
  picture('Abend über dem Tal', '#f3e6da', '#9a6b52'),
  picture('Der See im Juni', '#dfeaf0', '#4f7c91'),
];
