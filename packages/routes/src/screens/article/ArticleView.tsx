import type { Article } from '@group/content-client/article/article.schema';
import { Section } from '@group/ui/Section';
import { Grid } from '@group/ui/Grid';
import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { Picture } from '@group/ui/Picture';
import { RichText } from '@group/ui/RichText';
import { Text } from '@group/ui/Text';
import { formatDay } from '@group/ui/messages/format';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';
import { ArticleCard } from '../../domain/articles/ArticleCard.tsx';
import { mediaMessages } from '../../domain/articles/media.messages.ts';
import { paths } from '../../site/paths.ts';
import { pictureSources } from '../../site/pictureAddress.ts';
import * as styles from './ArticleView.css.ts';

/** Shorter teasers fill less than two lines of text, in characters. */
const minTeaserLength = 110;

interface ArticleViewProps {
  article: Article;
  /** Other articles, newest first. */
  more: readonly Article[];
}

/** Link to the original publication. */
function Original({ source, sourceLink }: Pick<Article, 'source' | 'sourceLink'>) {
  const messages = useMessages(mediaMessages);
  if (!sourceLink) return null;
  return (
    <Link variant="contact" href={sourceLink}>
      {source ? messages.readAt(source) : messages.original}
      <Icon name="external" />
    </Link>
  );
}

export function ArticleView({ article, more }: ArticleViewProps) {
  const messages = useMessages(mediaMessages);
  const language = useLanguage();
  const { title, date, source, sourceLink, teaser, picture, body } = article;
  // The text begins in the first screen, before a large picture.
  const abovePicture = picture && teaser.length < minTeaserLength ? 1 : 0;
  return (
    <>
      <Section>
        <PageBreadcrumbs
          steps={[
            { name: messages.title, path: paths.media.href() },
            { name: title, path: paths.article.href(article) },
          ]}
        />
        <article className={styles.article}>
          <header className={styles.opening}>
            <Text size="small">
              <time dateTime={date}>{formatDay(language, date)}</time>
              {source && ` · ${source}`}
            </Text>
            <Heading level={1}>{title}</Heading>
            {teaser && <Text size="lead">{teaser}</Text>}
          </header>
          {abovePicture > 0 && body.length > 0 && (
            <div className={styles.body}>
              <RichText nodes={body.slice(0, abovePicture)} />
            </div>
          )}
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
            {body.length > abovePicture && <RichText nodes={body.slice(abovePicture)} />}
            <Original source={source} sourceLink={sourceLink} />
            <Link variant="contact" href={paths.media.href()}>
              <Icon name="arrowLeft" />
              {messages.all}
            </Link>
          </div>
        </article>
      </Section>
      {more.length > 0 && (
        <Section background="warm">
          <Heading level={2}>{messages.more}</Heading>
          <Grid columns="three" as="ul" few>
            {more.map((each) => (
              <ArticleCard key={each.id} article={each} />
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}
