import type { Picture as PictureOfContent } from '@group/content-client/picture/picture.schema';
import { Picture } from '@group/ui/Picture';
import { pictureSources } from './pictureAddress.ts';

const sizes = {
  half: '(min-width: 75em) 588px, (min-width: 56.25em) 48vw, 95vw',
  above: '(min-width: 75em) 384px, (min-width: 37.5em) 48vw, 95vw',
  beside: '(min-width: 56.25em) 600px, 95vw',
};

interface CardPictureProps {
  picture: PictureOfContent;
  layout?: keyof typeof sizes;
}

/** The picture of a card: above its text in three columns, in two (`half`), or beside it. */
export function CardPicture({ picture, layout = 'above' }: CardPictureProps) {
  return <Picture sources={pictureSources(picture)} sizes={sizes[layout]} radius="none" />;
}
