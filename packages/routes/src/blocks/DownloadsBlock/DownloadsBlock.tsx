import { Section } from '@group/ui/Section';
import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { Text } from '@group/ui/Text';
import { formatFileSize } from '@group/ui/messages/format';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { paths } from '../../site/paths.ts';
import { germanIfUntranslated, PartlyUntranslatedNotice } from '../../site/PartlyUntranslatedNotice.tsx';
import type { LoadedBlockOf } from '../block/block.ts';
import { blockMessages } from '../block/block.messages.ts';
import * as styles from './DownloadsBlock.css.ts';

/** Documents to download, each with its type and size. */
export function DownloadsBlock({ block: { title, downloads } }: { block: LoadedBlockOf<'downloads'> }) {
  const messages = useMessages(blockMessages);
  const language = useLanguage();
  if (downloads.length === 0) return null;
  return (
    <Section headingBeside>
      <Heading level={2}>{title ?? messages.downloads}</Heading>
      <PartlyUntranslatedNotice entries={downloads} />
      <ul className={styles.list}>
        {downloads.map(({ id, title: name, description, file, untranslated }) => (
          <li key={id} className={styles.download} lang={germanIfUntranslated(untranslated)}>
            <Link className={styles.link} href={paths.download.href(file)}>
              <Icon name="download" />
              {`${name} (PDF, ${formatFileSize(language, file.bytes)})`}
            </Link>
            {description && <Text size="small">{description}</Text>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
