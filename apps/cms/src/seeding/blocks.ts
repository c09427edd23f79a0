import type { Example, FrameTexts } from '../../seed/example.ts';
import type { Pictures } from './pictures.ts';
import { richText } from './richText.ts';

/** The blocks of a home page, in the order of the page. */
export function homeBlocks(example: Example, texts: FrameTexts, pictures: Pictures, companies: readonly string[]) {
  const [heroTitle, heroText] = texts.hero;
  const [welcomeTitle, welcomeBody] = texts.welcome;
  const { journey } = texts;
  return [
    { __component: 'blocks.hero', title: heroTitle, text: heroText, picture: pictures.home },
    { __component: 'blocks.doors', doors: texts.doors.map(([title, text, link]) => ({ title, text, link })) },
    {
      __component: 'blocks.text-with-picture',
      title: welcomeTitle,
      body: richText(welcomeBody),
      picture: pictures.welcome,
      pictureSide: example.key.length % 2 ? 'left' : 'right',
    },
    { __component: 'blocks.news', title: texts.newsTitle, count: 3 },
    { __component: 'blocks.vacancy-teaser', title: texts.vacanciesTitle, count: example.key === 'digallo' ? 5 : 3 },
    { __component: 'blocks.gallery', title: texts.galleryTitle, pictures: Object.values(pictures) },
    ...(texts.companiesTitle ? [{ __component: 'blocks.company-logos', title: texts.companiesTitle, companies }] : []),
    {
      __component: 'blocks.journey',
      title: journey.title,
      publicTransport: richText(journey.publicTransport),
      byCar: richText(journey.byCar),
      mapLink: `https://karte.example/?q=${encodeURIComponent(example.address.join(', '))}`,
    },
  ];
}
