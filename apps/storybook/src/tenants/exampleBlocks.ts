import type { LoadedBlock, LoadedBlockOf } from '@group/routes/blocks/block';
import { type TenantKey, tenantByKey } from '@group/themes/registry';
import { heroes } from '../heroes/heroes.ts';

type Shown = LoadedBlockOf<'hero' | 'doors' | 'quote' | 'call-to-action'>;

/** A page of the example content. Its blocks name their pictures, which {@link exampleBlocks} replaces. */
interface Page {
  blocks: readonly Shown[];
}

interface Article {
  id: string;
  date: string;
  title: string;
  teaser: string;
}

const pages = import.meta.glob<Record<string, Page>>('../../../cms/seed/tenants/*/pages.json', {
  eager: true,
  import: 'default',
});
const articles = import.meta.glob<readonly Article[]>('../../../cms/seed/tenants/*/articles.json', {
  eager: true,
  import: 'default',
});

const of = <Value>(found: Readonly<Record<string, Value>>, key: TenantKey): Value | undefined =>
  Object.entries(found).find(([path]) => path.includes(`/tenants/${key}/`))?.[1];

/** A picture that Storybook serves, in whose place the page shows the tenant's own. */
export const servedPicture = 'home-haus_3c4d.jpg';

/** Opening, doors, news, a quote and a call to action, in the words of a tenant's example content. */
export function exampleBlocks(key: TenantKey): LoadedBlock[] {
  const blocks = Object.values(of(pages, key) ?? {}).flatMap((page) => page.blocks);
  const first = <Type extends Shown['type']>(type: Type) =>
    blocks.filter((block): block is Extract<Shown, { type: Type }> => block.type === type).slice(0, 1);
  const { alt = '', focalPoint } = heroes.find(({ name }) => name === tenantByKey(key).name)?.sources ?? {};
  const picture = { name: servedPicture, width: 1920, height: 1280, alt, ...(focalPoint && { focalPoint }) };
  const news = (of(articles, key) ?? []).slice(0, 3).map(({ id, date, title, teaser }, position) => ({
    id,
    slug: id,
    date,
    title,
    teaser,
    body: [],
    ...(position === 0 && { picture }),
  }));
  return [
    ...first('hero').map((block) => ({ ...block, picture })),
    ...first('doors'),
    { type: 'news', count: 3, articles: news },
    ...first('quote').map(({ type, text, author, role }) => ({ type, text, author, role })),
    ...first('call-to-action'),
  ];
}
