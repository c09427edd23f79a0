import type { Article } from '@group/content-client/article/article.schema';
import { Card } from '@group/ui/Card';
import { Text } from '@group/ui/Text';
import { formatDay } from '@group/ui/messages/format';
import { useLanguage } from '@group/ui/messages/LanguageProvider';
import { paths } from '../../site/paths.ts';
import { CardPicture } from '../../site/CardPicture.tsx';
import { germanIfUntranslated } from '../../site/PartlyUntranslatedNotice.tsx';
import { useSite } from '../../site/useSite.ts';
import type { Translated } from '../../site/translation.server.ts';

interface ArticleCardProps {
  article: Translated<Article>;
  /** Heading level of the title. */
  level?: 2 | 3;
  /** `beside` for the lead article. */
  layout?: 'above' | 'beside';
}

/** An article in a list; without a link on sites that have no media section. */
export function ArticleCard({ article, level = 3, layout = 'above' }: ArticleCardProps) {
  const { features } = useSite();
  const language = useLanguage();
  const { title, date, teaser, picture, source, untranslated } = article;
  return (
    <Card
      as="li"
      layout={layout}
      level={level}
      title={title}
      lang={germanIfUntranslated(untranslated)}
      href={features.media ? paths.article.href(article) : undefined}
      picture={picture && <CardPicture picture={picture} layout={layout} />}
      overline={
        <Text size="small">
          <time dateTime={date}>{formatDay(language, date)}</time>
          {source && ` · ${source}`}
        </Text>
      }
    >
      <p lang={germanIfUntranslated(untranslated)}>{teaser}</p>
    </Card>
  );
}
