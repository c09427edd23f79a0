import { Card } from '@group/ui/Card';
import { Picture } from '@group/ui/Picture';
import { Text } from '@group/ui/Text';
import { formatDay } from '@group/ui/messages/format';
import { useLanguage } from '@group/ui/messages/LanguageProvider';
import { paths } from '../../site/paths.ts';
import { pictureSources } from '../../site/pictureAddress.ts';
import { useSite } from '../../site/useSite.ts';
import type { ArticleTeaser } from './articleTeaser.ts';

interface ArticleCardProps {
  article: ArticleTeaser;
  /** Heading level of the title. */
  level?: 2 | 3;
  /** `beside` for the lead article. */
  layout?: 'above' | 'beside';
}

const sizes = {
  above: '(min-width: 75em) 384px, (min-width: 37.5em) 48vw, 95vw',
  beside: '(min-width: 56.25em) 600px, 95vw',
};

/** An article in a list; without a link on sites that have no media section. */
export function ArticleCard({ article, level = 3, layout = 'above' }: ArticleCardProps) {
  const { features } = useSite();
  const language = useLanguage();
  const { title, date, teaser, picture, source } = article;
  return (
    <Card
      as="li"
      layout={layout}
      level={level}
      title={title}
      href={features.media ? paths.article.href(article) : undefined}
      picture={picture && <Picture sources={pictureSources(picture)} sizes={sizes[layout]} radius="none" />}
      overline={
        <Text size="small">
          <time dateTime={date}>{formatDay(language, date)}</time>
          {source && ` · ${source}`}
        </Text>
      }
    >
      <p>{teaser}</p>
    </Card>
  );
}
