/** A response of `GET /api/konfiguration-tabor` in the exact shape of the wire contract. */
export const wireConfigurationFixture = {
  data: {
    id: 1,
    attributes: {
      Name: 'Tabor',
      AdresseZeile1: 'Hofstrasse 12',
      AdresseZeile2: '8000 Musterhausen',
      Nav: [
        { id: 1, name: 'Wohnen', link: '/wohnen' },
        { id: 2, name: 'Jobs', link: '/jobs' },
      ],
      Fusszeile: [
        { id: 1, name: 'Das Haus', link: null, header: true },
        { id: 2, name: 'Wohnen', link: '/wohnen', header: false },
        { id: 3, name: 'Arbeiten', link: '/jobs', header: true },
        { id: 4, name: 'Offene Stellen', link: '/jobs/offene-stellen', header: null },
      ],
      Socials: [{ id: 1, type: 'facebook', link: 'https://social.example/tabor' }],
      mainColor: '#1a6b54',
      metaTitle: 'Wohnen im Alter',
      metaDescription: 'Ein Haus mit Garten.',
      metaKeywords: 'Pflege, Wohnen',
      metaImage: {
        data: {
          id: 7,
          attributes: {
            url: '/uploads/haus_ab12.jpg',
            width: 2400,
            height: 1600,
            alternativeText: 'Das Haus',
            formats: { gallery: { url: '/uploads/gallery_haus_ab12.jpg', width: 1600, height: 1067 } },
          },
        },
      },
    },
  },
  meta: {},
};
