import { characterAttributes } from '@group/themes/character';
import { tenantByKey } from '@group/themes/registry';
import type { Site } from '../site/site.ts';

const logo = (file: string) => ({ url: `/assets/${file}.svg`, width: 200, height: 64 });

/** The root loader's data of Tabor. */
export const siteFixture: Site = {
  tenantKey: 'tabor',
  tenantName: 'Tabor',
  fullName: 'Alterszentrum Tabor',
  language: 'de',
  locale: '',
  pathPrefix: '',
  languages: [],
  features: { exactLinks: [], events: true, media: true, apprenticeships: true, business: 'LocalBusiness' },
  seals: [],
  logo: { default: logo('logo'), white: logo('logo-white'), small: logo('logo-small') },
  favicon: '/assets/favicon.svg',
  character: characterAttributes(tenantByKey('tabor').character),
  themeStyle: ':root{--primary:#1a6b54}',
  group: { name: 'Digallo Gruppe', href: 'https://digallo.example' },
  origin: 'https://tabor.example',
  indexed: true,
  configuration: {
    name: 'Tabor',
    addressLines: ['Hofstrasse 12', '8000 Musterhausen'],
    phone: '044 000 00 00',
    email: 'info@tabor.example',
    navigation: [
      { name: 'Wohnen', link: '/wohnen' },
      { name: 'Jobs', link: '/jobs' },
    ],
    footer: [{ heading: { name: 'Das Haus' }, links: [{ name: 'Wohnen', link: '/wohnen' }] }],
    socials: [{ type: 'facebook', link: 'https://social.example/tabor' }],
    mainColour: '#1a6b54',
    metadata: {
      title: 'Wohnen im Alter',
      description: 'Ein Haus mit Garten.',
      keywords: 'Pflege, Wohnen',
      image: { name: 'gallery_haus_ab12.jpg', width: 1600, height: 1067, alt: 'Das Haus' },
    },
  },
};
