/** A picture on the wire, as Strapi's upload plugin gives it. */
export const wirePictureFixture = {
  data: {
    id: 3,
    attributes: {
      url: '/uploads/garten_1f2e.jpg',
      width: 1920,
      height: 1280,
      alternativeText: 'Der Garten',
      formats: null,
    },
  },
};

const paragraph = [{ type: 'paragraph', children: [{ type: 'text', text: 'Buslinie 4 bis Kirche.' }] }];

/** An answer of `GET /api/pages` with one block of each type. */
export const wirePageFixture = {
  data: [
    {
      id: 1,
      attributes: {
        path: '/',
        title: 'Willkommen',
        metaTitle: 'Wohnen im Alter',
        metaDescription: null,
        metaKeywords: null,
        metaImage: { data: null },
        blocks: [
          {
            id: 1,
            __component: 'blocks.hero',
            title: 'Tabor',
            text: 'Ein Haus mit Garten.',
            picture: wirePictureFixture,
          },
          {
            id: 2,
            __component: 'blocks.doors',
            doors: [{ id: 1, title: 'Einen Platz finden', text: null, link: '/wohnen' }],
          },
          { id: 3, __component: 'blocks.text', title: null, body: paragraph },
          {
            id: 4,
            __component: 'blocks.text-with-picture',
            title: 'Garten',
            body: paragraph,
            picture: wirePictureFixture,
            pictureSide: 'left',
          },
          { id: 5, __component: 'blocks.news', title: null, count: 3 },
          {
            id: 6,
            __component: 'blocks.journey',
            title: 'Anreise',
            publicTransport: paragraph,
            byCar: paragraph,
            mapLink: 'https://map.example',
          },
          { id: 7, __component: 'blocks.gallery', title: 'Einblicke', pictures: { data: [wirePictureFixture.data] } },
          {
            id: 8,
            __component: 'blocks.company-logos',
            title: null,
            companies: { data: [{ id: 1, attributes: { key: 'tabor', name: 'Tabor' } }] },
          },
          { id: 9, __component: 'blocks.vacancy-teaser', title: null, count: null },
        ],
      },
    },
  ],
  meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
};
