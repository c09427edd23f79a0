import { articlesFixture } from '@group/content-client/article/article.fixture';
import { eventsFixture } from '@group/content-client/event/event.fixture';
import { blocksFixture } from '../../blocks/block/block.fixture.ts';
import type { LoadedBlock } from '../../blocks/block/block.ts';

function picture(name: string, alt: string) {
  return { name, width: 1920, height: 1280, alt };
}

const garden = picture('home-garten_1f2e.jpg', 'Der Garten im Juni');

/** Blocks of a homepage with pictures. */
const withPictures: LoadedBlock[] = [
  {
    type: 'hero',
    title: 'Ein Zuhause mit Garten',
    text: 'Hier wohnen Sie, wie Sie es gewohnt sind.',
    picture: picture('home-haus_3c4d.jpg', 'Das Haus am Morgen'),
  },
  {
    type: 'text-with-picture',
    title: 'Der Garten',
    body: [
      {
        type: 'paragraph',
        children: [{ type: 'text', text: 'Im Juni blühen die Rosen, im Herbst reifen die Äpfel.' }],
      },
    ],
    picture: garden,
    pictureSide: 'left',
  },
  { type: 'news', title: 'Neues', count: 3, articles: articlesFixture },
  { type: 'events', title: 'Nächste Anlässe', count: 3, events: eventsFixture },
  {
    type: 'houses',
    title: 'Unsere Häuser',
    houses: [
      {
        id: '1',
        name: 'Haupthaus',
        teaser: '64 helle Zimmer und eine Cafeteria für alle.',
        city: 'Musterhausen',
        places: 64,
        href: '/unsere-haeuser/1',
        picture: picture('home-haupthaus_5e6f.jpg', 'Das Haupthaus'),
      },
    ],
  },
  {
    type: 'gallery',
    title: 'Einblicke',
    pictures: [
      garden,
      picture('home-cafeteria_7a8b.jpg', 'Die Cafeteria'),
      picture('home-zimmer_9c0d.jpg', 'Ein Zimmer'),
    ],
  },
];

const [opening, ...rest] = withPictures;
const others = blocksFixture.filter(({ type }) => !withPictures.some((block) => block.type === type));

/** A homepage with every block type, loaded. */
export const homeFixture: LoadedBlock[] = [opening, ...others, ...rest].filter((block) => block !== undefined);
