import { Section } from '@group/ui/Section';
import { Gallery } from '@group/ui/Gallery';
import { Heading } from '@group/ui/Heading';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { pictureSources } from '../../site/pictureAddress.ts';
import type { LoadedBlockOf } from '../block/block.ts';
import { blockMessages } from '../block/block.messages.ts';

/** A picture gallery. Renders nothing without pictures. */
export function GalleryBlock({ block: { title, pictures } }: { block: LoadedBlockOf<'gallery'> }) {
  const messages = useMessages(blockMessages);
  if (pictures.length === 0) return null;
  const heading = title ?? messages.gallery;
  return (
    <Section background="warm">
      <Heading level={2}>{heading}</Heading>
      <Gallery label={heading} pictures={pictures.map(pictureSources)} />
    </Section>
  );
}
