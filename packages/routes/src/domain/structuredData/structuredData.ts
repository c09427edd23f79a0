import { dialledNumber } from '@group/content-client/contract/dialledNumber';
import type { Article } from '@group/content-client/article/article.schema';
import type { CalendarEvent } from '@group/content-client/event/event.schema';
import type { House } from '@group/content-client/house/house.schema';
import type { Picture } from '@group/content-client/picture/picture.schema';
import { swissDay } from '@group/content-client/contract/swissTime';
import type { Event, LocalBusiness, NewsArticle, Organization } from 'schema-dts';
import { paths, withPrefix } from '../../site/paths.ts';
import { pictureAddress } from '../../site/pictureAddress.ts';
import { type Site, siteName } from '../../site/site.ts';
import { eventSpan } from '../events/eventTime.ts';
import { addressFromLines, postalAddress } from './postalAddress.ts';

/** An object of schema.org with this type. */
type Thing<Kind, Type> = Extract<Kind, { '@type': Type }>;

const pageUrl = ({ origin, pathPrefix }: Site, path: string): string => origin + withPrefix(pathPrefix, path);

const pictureUrl = ({ origin }: Site, { name }: Picture): string => origin + pictureAddress(name, 1280, 'jpg');

/** The organisation that organises the events and publishes the articles. */
function organisationData(site: Site) {
  const { origin, logo } = site;
  const logoAddress = new URL(logo.default.url, origin).href;
  return { '@type': 'Organization', name: siteName(site), url: origin, logo: logoAddress } satisfies Thing<
    Organization,
    'Organization'
  >;
}

/** schema.org data of the organisation, for its homepage: address, phone and social profiles from the configuration. */
export function businessData(site: Site) {
  const { addressLines = [], phone, email, socials = [], metadata } = site.configuration ?? {};
  return {
    ...organisationData(site),
    legalName: site.fullName,
    description: metadata?.description,
    address: addressLines.length > 0 ? addressFromLines(addressLines) : undefined,
    telephone: phone && dialledNumber(phone),
    email,
    image: metadata?.image && pictureUrl(site, metadata.image),
    sameAs: socials.map(({ link }) => link),
    parentOrganization: site.group && { '@type': 'Organization', name: site.group.name, url: site.group.href },
  } satisfies Thing<Organization, 'Organization'>;
}

/** schema.org data of an event. */
export function eventData(site: Site, event: CalendarEvent) {
  const { title, teaser, picture, place, cancelled, startsAt, endsAt } = event;
  const { first, last, wholeDays } = eventSpan(event);
  const lines = site.configuration?.addressLines ?? [];
  return {
    '@type': 'Event',
    name: title,
    description: teaser,
    url: pageUrl(site, paths.event.href(event)),
    startDate: wholeDays ? swissDay(first) : startsAt,
    endDate: endsAt && (wholeDays ? swissDay(last) : endsAt),
    eventStatus: cancelled ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place, address: addressFromLines(lines) },
    image: picture && pictureUrl(site, picture),
    organizer: organisationData(site),
  } satisfies Thing<Event, 'Event'>;
}

/** schema.org data of an article. The original publisher is its author. */
export function articleData(site: Site, article: Article) {
  const { title, date, teaser, picture, source, sourceLink } = article;
  const url = pageUrl(site, paths.article.href(article));
  const publisher = organisationData(site);
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: teaser || undefined,
    url,
    mainEntityOfPage: url,
    datePublished: date,
    image: picture && pictureUrl(site, picture),
    author: source ? { '@type': 'Organization', name: source } : publisher,
    publisher,
    isBasedOn: sourceLink,
  } satisfies Thing<NewsArticle, 'NewsArticle'>;
}

/** schema.org data of a house: address, contact and organisation; no opening hours, which are not in schema.org's format. */
export function houseData(site: Site, house: House) {
  const { name, teaser, picture, pictures, phone, email, coordinates, website } = house;
  const shown = [picture, ...pictures].filter((each) => each !== undefined);
  return {
    '@type': site.features.business,
    name,
    description: teaser,
    url: pageUrl(site, paths.house.href(house)),
    sameAs: website?.startsWith('http') ? website : undefined,
    address: postalAddress(house),
    geo: coordinates && { '@type': 'GeoCoordinates', ...coordinates },
    telephone: phone && dialledNumber(phone),
    email,
    image: shown.map((each) => pictureUrl(site, each)),
    parentOrganization: organisationData(site),
  } satisfies Thing<LocalBusiness, Site['features']['business']>;
}
