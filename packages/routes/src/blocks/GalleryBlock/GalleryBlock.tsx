import { Band } from '@group/ui/Band';
import { Gallery } from '@group/ui/Gallery';
import { Heading } from '@group/ui/Heading';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { pictureSources } from '../../site/pictureAddress.ts';
import type { LoadedBlockOf } from '../block/block.ts';
import { blockTexts } from '../block/block.texts.ts';

/** Pictures to leaf through. Nothing is shown while there are none. */
export function GalleryBlock({ block: { title, pictures } }: { block: LoadedBlockOf<'gallery'> }) {
  const texts = useTexts(blockTexts);
  if (pictures.length === 0) return null;
  const heading = title ?? texts.gallery;
  return (
    <Band ground="warm">
      <Heading level={2}>{heading}</Heading>
      <Gallery label={heading} pictures={pictures.map(pictureSources)} />
    </Band>
  );
}
