import type { Picture as PictureOfContent } from '@group/content-client/picture/picture.schema';
import { Picture } from '@group/ui/Picture';
import { pictureSources } from './pictureAddress.ts';

const sizes = {
  above: '(min-width: 75em) 384px, (min-width: 37.5em) 48vw, 95vw',
  beside: '(min-width: 56.25em) 600px, 95vw',
};

interface CardPictureProps {
  picture: PictureOfContent;
  layout?: keyof typeof sizes;
}

/** The picture of a card: above its text in three columns, or beside it. */
export function CardPicture({ picture, layout = 'above' }: CardPictureProps) {
  return <Picture sources={pictureSources(picture)} sizes={sizes[layout]} radius="none" />;
}
