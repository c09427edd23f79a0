import { articlesFixture } from '@group/content-client/article/article.fixture';
import { describe, expect, it } from 'vitest';
import { articleTeaser } from '../../domain/articles/articleTeaser.ts';
import { showPicturesOnce } from './showPicturesOnce.ts';

const article = articlesFixture.map(articleTeaser).find(({ picture }) => picture);
if (!article?.picture) throw new Error('no article of the fixture has a picture');
const news = { type: 'news' as const, count: 2, articles: [article, { ...article, id: 'another' }] };

describe('showPicturesOnce', () => {
  it('keeps the picture of the first of two entries that share it', () => {
    expect(showPicturesOnce([news])).toEqual([
      { ...news, articles: [article, { ...article, id: 'another', picture: undefined }] },
    ]);
  });

  it('prefers the picture that editors placed, also where it comes later', () => {
    const gallery = { type: 'gallery' as const, pictures: article.picture ? [article.picture] : [] };
    const [first, second] = showPicturesOnce([news, gallery]);
    expect(first).toMatchObject({ articles: [{ picture: undefined }, { picture: undefined }] });
    expect(second).toEqual(gallery);
  });
});
