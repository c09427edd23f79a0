import { articlesFixture } from '@group/content-client/article/article.fixture';
import { eventFixture } from '@group/content-client/event/event.fixture';
import { houseFixture } from '@group/content-client/house/house.fixture';
import { describe, expect, it } from 'vitest';
import { siteFixture } from '../../testing/site.fixture.ts';
import { articleData, eventData, houseData } from './structuredData.ts';

const address = {
  '@type': 'PostalAddress',
  streetAddress: 'Hofstrasse 12',
  postalCode: '8000',
  addressLocality: 'Musterhausen',
  addressCountry: 'CH',
};

describe('eventData', () => {
  it('has the properties that search engines require', () => {
    expect(eventData(siteFixture, eventFixture)).toMatchObject({
      '@type': 'Event',
      name: 'Herbstmarkt im Garten',
      startDate: '2026-11-28T13:00:00.000Z',
      endDate: '2026-11-28T16:30:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Garten und Cafeteria', address },
      image: 'https://tabor.example/pictures/1280/herbstmarkt_1f2e.jpg.jpg',
      organizer: { '@type': 'Organization', name: 'Tabor', url: 'https://tabor.example' },
    });
  });

  it('marks a cancelled event, and has dates without times for all-day events', () => {
    const wholeDays = { startsAt: '2026-11-19T23:00:00.000Z', endsAt: '2026-11-22T23:00:00.000Z' };
    expect(eventData(siteFixture, { ...eventFixture, ...wholeDays, cancelled: true })).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      startDate: '2026-11-20',
      endDate: '2026-11-22',
    });
  });
});

describe('articleData', () => {
  it('names the house or the original publisher as the author', () => {
    const [own, foreign] = articlesFixture.map((article) => articleData(siteFixture, article));
    expect(own).toMatchObject({
      headline: 'Ein neuer Garten für alle Sinne',
      datePublished: '2026-10-14',
      author: { name: 'Tabor' },
      publisher: { name: 'Tabor', logo: 'https://tabor.example/assets/logo.svg' },
    });
    expect(foreign).toMatchObject({
      author: { name: 'Seeblick-Zeitung' },
      isBasedOn: 'https://seeblick-zeitung.example/lehre',
    });
  });
});

describe('houseData', () => {
  it('has address and organisation', () => {
    expect(houseData(siteFixture, houseFixture)).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Haupthaus am See',
      url: 'https://tabor.example/unsere-haeuser/haupthaus-am-see',
      address: { streetAddress: 'Taborstrasse 12', postalCode: '8999', addressLocality: 'Aeugst am See' },
      geo: { latitude: 47.2702, longitude: 8.4893 },
      telephone: '+41440000000',
      parentOrganization: { name: 'Tabor' },
    });
  });

  it('has no opening hours, which are free text', () => {
    expect(houseFixture.openingHours).toBe('täglich 8 bis 20 Uhr');
    expect(houseData(siteFixture, houseFixture)).not.toHaveProperty('openingHours');
  });

  it('has the type of the tenant’s business', () => {
    const garage = { ...siteFixture, features: { ...siteFixture.features, business: 'AutoRepair' as const } };
    expect(houseData(garage, houseFixture)['@type']).toBe('AutoRepair');
  });
});
