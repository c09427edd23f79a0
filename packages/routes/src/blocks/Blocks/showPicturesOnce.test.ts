import { articlesFixture } from '@group/content-client/article/article.fixture';
import { describe, expect, it } from 'vitest';
import type { HouseTeaser } from '../../domain/houses/houseTeaser.ts';
import { showPicturesOnce } from './showPicturesOnce.ts';

const article = articlesFixture.find(({ picture }) => picture);
if (!article?.picture) throw new Error('no article of the fixture has a picture');
const { picture } = article;
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

  it('shows another picture of a house whose picture is on the page', () => {
    const hero = { type: 'hero' as const, title: 'Willkommen', picture: { ...picture, name: 'house.jpg' } };
    const house = {
      id: 'h',
      name: 'Haus am Hang',
      teaser: '',
      city: 'Aeugst',
      places: 64,
      href: '/unsere-haeuser/hang',
    };
    const garden = { ...picture, name: 'garden.jpg' };
    const picturesOf = (houses: HouseTeaser[]) => {
      const [, shown] = showPicturesOnce([hero, { type: 'houses', houses }]);
      return shown?.type === 'houses' ? shown.houses.map((each) => each.picture?.name) : [];
    };
    const [first, second] = [
      { ...house, picture: hero.picture, pictures: [garden, { ...picture, name: 'park.jpg' }] },
      { ...house, picture: garden, pictures: [] },
    ];
    expect(picturesOf([first, second])).toEqual(['park.jpg', 'garden.jpg']);
    // Without one for each, there is none.
    expect(picturesOf([{ ...first, pictures: [] }, second])).toEqual([undefined, undefined]);
  });
});
