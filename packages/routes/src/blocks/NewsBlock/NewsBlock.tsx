import { Section } from '@group/ui/Section';
import { Grid } from '@group/ui/Grid';
import { Heading } from '@group/ui/Heading';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { ArticleCard } from '../../domain/articles/ArticleCard.tsx';
import { PartlyUntranslatedNotice } from '../../site/PartlyUntranslatedNotice.tsx';
import type { LoadedBlockOf } from '../block/block.ts';
import { blockMessages } from '../block/block.messages.ts';

/** The newest articles; without links on sites that have no media section. */
export function NewsBlock({ block: { title, articles } }: { block: LoadedBlockOf<'news'> }) {
  const messages = useMessages(blockMessages);
  return (
    <Section>
      <Heading level={2}>{title ?? messages.news}</Heading>
      <PartlyUntranslatedNotice entries={articles} />
      {articles.length === 0 ? (
        <p>{messages.noNews}</p>
      ) : (
        <Grid columns="three" as="ul" few>
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </Grid>
      )}
    </Section>
  );
}
