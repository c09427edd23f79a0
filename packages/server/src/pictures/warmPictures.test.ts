import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import type { ContentQuery, RequestScope } from '@group/content-client/gateway/query';
import { tenantByKey } from '@group/themes/registry';
import { describe, expect, it, vi } from 'vitest';
import type { PictureRequest } from './pictureRequest.ts';
import { warmPictures } from './warmPictures.ts';

const picture = { attributes: { url: '/uploads/garten_1.jpg', width: 700, height: 500, alternativeText: null } };

function started() {
  const asked: string[] = [];
  const warmed: PictureRequest[] = [];
  const warm = warmPictures({
    tenants: new Map([tenantByKey('tabor'), tenantByKey('rivabella')].map((tenant) => [tenant.key, tenant])),
    read: async <T>(scope: RequestScope, query: ContentQuery<T>): Promise<T> => {
      const { path } = query.request(scope);
      asked.push(`${scope.tenant} ${path} ${scope.locale}`);
      if (path === 'jobs') throw new ContentUnavailable('down');
      return query.parse({ data: [{ attributes: { picture: { data: picture } } }] }, () => {});
    },
    pictures: {
      async warm(requests) {
        warmed.push(...requests);
      },
    },
  });
  return { warm, asked, warmed };
}

describe('warmPictures', () => {
  it('renders what a published entry shows, in the widths that it has', async () => {
    const { warm, asked, warmed } = started();
    await warm([
      { tenant: 'tabor', type: 'articles', entry: 'a1' },
      { tenant: 'tabor', type: 'articles', entry: 'list' },
    ]);
    expect(asked).toEqual(['tabor articles ']);
    expect(warmed).toEqual([320, 480, 640].map((width) => ({ width, name: 'garten_1.jpg', format: 'avif' })));
  });

  it('looks at every language, and at no tenant of another program', async () => {
    const { warm, asked } = started();
    await warm([
      { tenant: 'rivabella', type: 'pages', entry: 'wohnen' },
      { tenant: 'geeren', type: 'pages', entry: 'wohnen' },
      { tenant: '*', type: 'pages' },
    ]);
    expect(asked).toHaveLength(tenantByKey('rivabella').features.languages?.length ?? 0);
  });

  it('goes on with the next change where one cannot be read', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { warm, warmed } = started();
    await warm([
      { tenant: 'tabor', type: 'jobs' },
      { tenant: 'tabor', type: 'houses' },
    ]);
    expect(warmed).toHaveLength(3);
    expect(written.mock.calls.join()).toContain('pictures not warmed');
    written.mockRestore();
  });
});
