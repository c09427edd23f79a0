import { Band } from '@group/ui/Band';
import { Grid } from '@group/ui/Grid';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { Picture } from '@group/ui/Picture';
import { formatDay } from '@group/ui/texts/format';
import { useLanguage, useTexts } from '@group/ui/texts/LanguageProvider';
import { articlePath } from '../paths.ts';
import { pictureSources } from '../pictureAddress.ts';
import { useSite } from '../site/useSite.ts';
import type { ArticleTeaser, LoadedBlockOf } from './block.ts';
import { blockTexts } from './block.texts.ts';
import * as styles from './NewsBlock.css.ts';

function Teaser({ article }: { article: ArticleTeaser }) {
  const { features } = useSite();
  const language = useLanguage();
  const { title, date, teaser, picture } = article;
  return (
    <li className={styles.teaser}>
      <div className={styles.words}>
        <time className={styles.date} dateTime={date}>
          {formatDay(language, date)}
        </time>
        <Heading level={3}>
          {features.media ? (
            <Link look="plain" className={styles.link} href={articlePath(article)}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        <p>{teaser}</p>
      </div>
      {picture && <Picture sources={pictureSources(picture)} sizes="(min-width: 56.25em) 380px, 95vw" />}
    </li>
  );
}

/** The newest articles. A site without a media section shows them in full, without a link. */
export function NewsBlock({ block: { title, articles } }: { block: LoadedBlockOf<'news'> }) {
  const texts = useTexts(blockTexts);
  return (
    <Band>
      <Heading level={2}>{title ?? texts.news}</Heading>
      {articles.length === 0 ? (
        <p>{texts.noNews}</p>
      ) : (
        <Grid columns="three" as="ul">
          {articles.map((article) => (
            <Teaser key={article.id} article={article} />
          ))}
        </Grid>
      )}
    </Band>
  );
}
