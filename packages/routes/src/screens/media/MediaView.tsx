import { Band } from '@group/ui/Band';
import { Grid } from '@group/ui/Grid';
import { Heading } from '@group/ui/Heading';
import { Pagination } from '@group/ui/Pagination';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { Trail } from '../../layout/Trail.tsx';
import { mediaPagePath, paths } from '../../site/paths.ts';
import { ArticleCard } from '../../domain/articles/ArticleCard.tsx';
import type { ArticleTeaser } from '../../domain/articles/articleTeaser.ts';
import { mediaTexts } from '../../domain/articles/media.texts.ts';

interface MediaViewProps {
  /** Of this page, newest first. */
  articles: readonly ArticleTeaser[];
  /** From 1. */
  page: number;
  pages: number;
}

/** All articles, page by page; the newest one opens the first page. */
export function MediaView({ articles, page, pages }: MediaViewProps) {
  const texts = useTexts(mediaTexts);
  const opening = page === 1 ? articles.slice(0, 1) : [];
  const others = articles.slice(opening.length);
  return (
    <Band>
      <Trail steps={[{ name: texts.title, path: paths.media }]} />
      <Stack>
        <Heading level={1}>{page > 1 ? texts.page(page) : texts.title}</Heading>
        {page === 1 && (
          <Text size="lead" tone="soft">
            {articles.length > 0 ? texts.lead : texts.none}
          </Text>
        )}
      </Stack>
      {opening.map((article) => (
        <ul key={article.id}>
          <ArticleCard article={article} level={2} layout="beside" />
        </ul>
      ))}
      {others.length > 0 && (
        <Grid columns="three" as="ul" few>
          {others.map((article) => (
            <ArticleCard key={article.id} article={article} level={2} />
          ))}
        </Grid>
      )}
      <Pagination page={page} pages={pages} hrefOf={mediaPagePath} />
    </Band>
  );
}
