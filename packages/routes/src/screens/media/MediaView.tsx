import type { Article } from '@group/content-client/article/article.schema';
import { Section } from '@group/ui/Section';
import { Grid } from '@group/ui/Grid';
import { Pagination } from '@group/ui/Pagination';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { nameInNavigation } from '../../layout/PageBreadcrumbs.tsx';
import { PageOpening } from '../../layout/PageOpening.tsx';
import { mediaPagePath, paths } from '../../site/paths.ts';
import { useSite } from '../../site/useSite.ts';
import { ArticleCard } from '../../domain/articles/ArticleCard.tsx';
import { mediaMessages } from '../../domain/articles/media.messages.ts';

interface MediaViewProps {
  /** The articles of this page, newest first. */
  articles: readonly Article[];
  /** Counted from 1. */
  page: number;
  pages: number;
}

/** All articles, page by page; the newest one leads the first page. */
export function MediaView({ articles, page, pages }: MediaViewProps) {
  const messages = useMessages(mediaMessages);
  const opening = page === 1 ? articles.slice(0, 1) : [];
  const others = articles.slice(opening.length);
  const step = { name: messages.title, path: paths.media.href() };
  const name = nameInNavigation(useSite(), step);
  return (
    <Section>
      <PageOpening
        steps={[step]}
        title={page > 1 ? messages.page(name, page) : name}
        lead={page === 1 && (articles.length > 0 ? messages.lead : messages.none)}
      />
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
    </Section>
  );
}
