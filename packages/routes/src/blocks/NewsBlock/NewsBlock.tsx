import { Band } from '@group/ui/Band';
import { Grid } from '@group/ui/Grid';
import { Heading } from '@group/ui/Heading';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { ArticleCard } from '../../domain/articles/ArticleCard.tsx';
import type { LoadedBlockOf } from '../block/block.ts';
import { blockTexts } from '../block/block.texts.ts';

/** The newest articles. A site without a media section shows them without a link. */
export function NewsBlock({ block: { title, articles } }: { block: LoadedBlockOf<'news'> }) {
  const texts = useTexts(blockTexts);
  return (
    <Band>
      <Heading level={2}>{title ?? texts.news}</Heading>
      {articles.length === 0 ? (
        <p>{texts.noNews}</p>
      ) : (
        <Grid columns="three" as="ul" few>
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </Grid>
      )}
    </Band>
  );
}
