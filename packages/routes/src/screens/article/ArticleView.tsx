import type { Article } from '@group/content-client/article/article.schema';
import { Band } from '@group/ui/Band';
import { Grid } from '@group/ui/Grid';
import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { Picture } from '@group/ui/Picture';
import { RichText } from '@group/ui/RichText';
import { Text } from '@group/ui/Text';
import { formatDay } from '@group/ui/texts/format';
import { useLanguage, useTexts } from '@group/ui/texts/LanguageProvider';
import { Trail } from '../../layout/Trail.tsx';
import { ArticleCard } from '../../domain/articles/ArticleCard.tsx';
import type { ArticleTeaser } from '../../domain/articles/articleTeaser.ts';
import { mediaTexts } from '../../domain/articles/media.texts.ts';
import { articlePath, paths } from '../../site/paths.ts';
import { pictureSources } from '../../site/pictureAddress.ts';
import * as styles from './ArticleView.css.ts';

interface ArticleViewProps {
  article: Article;
  /** Other articles, newest first. */
  more: readonly ArticleTeaser[];
}

/** Where the article was published first. */
function Original({ source, sourceLink }: Pick<Article, 'source' | 'sourceLink'>) {
  const texts = useTexts(mediaTexts);
  if (!sourceLink) return null;
  return (
    <Link className={styles.withSign} href={sourceLink}>
      {source ? texts.readAt(source) : texts.original}
      <Icon name="external" />
    </Link>
  );
}

/** One article, to be read. */
export function ArticleView({ article, more }: ArticleViewProps) {
  const texts = useTexts(mediaTexts);
  const language = useLanguage();
  const { title, date, source, sourceLink, teaser, picture, body } = article;
  return (
    <>
      <Band>
        <Trail
          steps={[
            { name: texts.title, path: paths.media },
            { name: title, path: articlePath(article) },
          ]}
        />
        <article className={styles.article}>
          <header className={styles.opening}>
            <Text size="small" tone="soft">
              <time dateTime={date}>{formatDay(language, date)}</time>
              {source && ` · ${source}`}
            </Text>
            <Heading level={1}>{title}</Heading>
            {teaser && (
              <Text size="lead" tone="soft">
                {teaser}
              </Text>
            )}
          </header>
          {picture && (
            <div className={styles.picture}>
              <Picture
                sources={pictureSources(picture)}
                sizes="(min-width: 64em) 1024px, 95vw"
                ratio="cinema"
                priority
              />
            </div>
          )}
          <div className={styles.body}>
            {body.length > 0 && <RichText nodes={body} />}
            <Original source={source} sourceLink={sourceLink} />
            <Link className={styles.withSign} href={paths.media}>
              <Icon name="arrowLeft" />
              {texts.all}
            </Link>
          </div>
        </article>
      </Band>
      {more.length > 0 && (
        <Band ground="warm">
          <Heading level={2}>{texts.more}</Heading>
          <Grid columns="three" as="ul" few>
            {more.map((each) => (
              <ArticleCard key={each.id} article={each} />
            ))}
          </Grid>
        </Band>
      )}
    </>
  );
}
