import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import type { ContentQuery, RequestScope } from '@group/content-client/gateway/query';
import { tenantByKey } from '@group/themes/registry';
import { describe, expect, it, vi } from 'vitest';
import type { PictureRequest } from './pictureRequest.ts';
import { warmOpenings, warmPictures, type WarmPicturesOptions } from './warmPictures.ts';

const picture = { attributes: { url: '/uploads/garten_1.jpg', width: 700, height: 500, alternativeText: null } };

const below = { attributes: { ...picture.attributes, url: '/uploads/weiter_unten_2.jpg' } };

/** A page that opens with one picture, and has another further down. */
const home = {
  data: [
    {
      id: 1,
      attributes: {
        path: '/',
        title: 'Tabor',
        blocks: [
          { __component: 'blocks.hero', title: 'Daheim über dem See', picture: { data: picture } },
          { __component: 'blocks.quote', text: 'Hier bleibe ich.', picture: { data: below } },
        ],
      },
    },
  ],
};

function setup(answer?: unknown) {
  const reads: string[] = [];
  const warmed: PictureRequest[] = [];
  const options: WarmPicturesOptions = {
    tenants: new Map([tenantByKey('tabor'), tenantByKey('rivabella')].map((tenant) => [tenant.key, tenant])),
    read: async <T>(scope: RequestScope, query: ContentQuery<T>): Promise<T> => {
      const { path } = query.request(scope);
      reads.push(`${scope.tenant} ${path} ${scope.locale}`);
      if (path === 'jobs' || answer === 'down') throw new ContentUnavailable('down');
      return query.parse(answer ?? { data: [{ attributes: { picture: { data: picture } } }] }, () => {});
    },
    pictures: {
      async warm(requests) {
        warmed.push(...requests);
      },
    },
  };
  return { options, warm: warmPictures(options), reads, warmed };
}

describe('warmPictures', () => {
  it('warms the pictures of a published entry, up to the width of the original', async () => {
    const { warm, reads, warmed } = setup();
    await warm([
      { tenant: 'tabor', type: 'articles', entry: 'a1' },
      { tenant: 'tabor', type: 'articles', entry: 'list' },
    ]);
    expect(reads).toEqual(['tabor articles ']);
    expect(warmed).toEqual([192, 320, 480].map((width) => ({ width, name: 'garten_1.jpg', format: 'avif' })));
  });

  it('reads every locale, and only tenants that this site serves', async () => {
    const { warm, reads } = setup();
    await warm([
      { tenant: 'rivabella', type: 'pages', entry: 'wohnen' },
      { tenant: 'geeren', type: 'pages', entry: 'wohnen' },
      { tenant: '*', type: 'pages' },
    ]);
    expect(reads).toHaveLength(tenantByKey('rivabella').features.languages?.length ?? 0);
  });

  it('continues with the next change when one cannot be read', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { warm, warmed } = setup();
    await warm([
      { tenant: 'tabor', type: 'jobs' },
      { tenant: 'tabor', type: 'houses' },
    ]);
    expect(warmed).toHaveLength(3);
    expect(written.mock.calls.join()).toContain('pictures not warmed');
  });
});

describe('warmOpenings', () => {
  it('warms the picture that opens each home page', async () => {
    const { options, reads, warmed } = setup(home);
    await warmOpenings(options);
    expect(reads.map((each) => each.split(' ', 2).join(' '))).toEqual(['tabor pages', 'rivabella pages']);
    expect(warmed).toHaveLength(6);
    expect(new Set(warmed.map(({ name }) => name))).toEqual(new Set(['garten_1.jpg']));
  });

  it('gives up while the content service is away, which is no fault', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { options, reads } = setup('down');
    await warmOpenings(options);
    expect(reads).toHaveLength(1);
    expect(written.mock.calls.join()).toContain('"level":"info","message":"pictures of home pages not rendered yet"');
  });
});
