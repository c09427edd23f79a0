import type { InternalContent } from '@group/content-client/account/account.schema';
import type { HouseToState } from '@group/content-client/contract/placesStatement';

export const housesToStateFixture: HouseToState[] = [
  {
    slug: 'tabor-haus-am-hang',
    name: 'Haus am Hang',
    statedAt: '2026-11-16T07:12:00.000Z',
    states: [
      { offer: 'longStay', state: 'waitingList' },
      { offer: 'shortStay', state: 'free' },
      { offer: 'dayPlace', state: 'soon' },
      { offer: 'dementiaCare', state: null },
      { offer: 'apartment', state: null },
    ],
  },
];

export const internalFixture: InternalContent = {
  news: [
    {
      id: 'n1dienstplan000000000000',
      title: 'Der Dienstplan für Dezember ist da',
      date: '2026-11-16',
      body: [
        { type: 'paragraph', children: [{ type: 'text', text: 'Bitte melden Sie Wünsche bis am 25. November.' }] },
      ],
    },
  ],
  documents: [
    {
      id: 'd1hygiene000000000000000',
      title: 'Hygienekonzept',
      description: 'Gilt ab Januar.',
      fileName: 'Hygienekonzept.pdf',
      bytes: 248_000,
    },
  ],
  contacts: [
    {
      id: 'k1pikett0000000000000000',
      name: 'Regula Beispiel',
      role: 'Pikett Technik',
      phone: '044 000 00 00',
      email: 'pikett@tabor.example',
    },
  ],
};
