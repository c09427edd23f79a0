import { Band } from '@group/ui/Band';
import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { Text } from '@group/ui/Text';
import { formatFileSize } from '@group/ui/texts/format';
import { useLanguage, useTexts } from '@group/ui/texts/LanguageProvider';
import { downloadPath } from '../../site/paths.ts';
import { germanIf, SomeGermanOnly } from '../../site/SomeGermanOnly.tsx';
import type { LoadedBlockOf } from '../block/block.ts';
import { blockTexts } from '../block/block.texts.ts';
import * as styles from './DownloadsBlock.css.ts';

/** Documents to take along, each with its kind and size. */
export function DownloadsBlock({ block: { title, downloads } }: { block: LoadedBlockOf<'downloads'> }) {
  const texts = useTexts(blockTexts);
  const language = useLanguage();
  if (downloads.length === 0) return null;
  return (
    <Band>
      <Heading level={2}>{title ?? texts.downloads}</Heading>
      <SomeGermanOnly entries={downloads} />
      <ul className={styles.list}>
        {downloads.map(({ id, title: name, description, file, germanOnly }) => (
          <li key={id} className={styles.download} lang={germanIf(germanOnly)}>
            <Link className={styles.link} href={downloadPath(file)}>
              <Icon name="download" />
              {`${name} (PDF, ${formatFileSize(language, file.bytes)})`}
            </Link>
            {description && (
              <Text size="small" tone="soft">
                {description}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Band>
  );
}
