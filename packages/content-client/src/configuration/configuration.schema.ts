import type { z } from 'zod';
import { wireAttributes } from '../attributes/attributes.ts';
import { configurationFields } from '../contract/content/configuration.ts';
import { metadataFields } from '../contract/content/fields.ts';
import { parts } from '../contract/content/parts.ts';
import { type Picture, socialPicture } from '../picture/picture.schema.ts';
import { wireDocument } from '../wire/envelope.ts';
import { parseDocument, parseEach } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

/** Metadata of a page for search engines and social networks. */
export interface Metadata {
  title?: string | undefined;
  description?: string | undefined;
  keywords?: string | undefined;
  image?: Picture | undefined;
}

/** A column of the footer. The first has no heading if the list does not start with a header entry. */
export interface FooterColumn {
  heading?: { name: string; link?: string | undefined } | undefined;
  links: NavigationLink[];
}

/** Shown above every page. */
export interface Notice {
  text: string;
  /** Shown until the end of this day in Switzerland, `YYYY-MM-DD`; if not given, until editors remove it. */
  until?: string | undefined;
  /** Of the text, where it is not that of the page, such as `de-CH`. */
  language?: string | undefined;
}

/** The configuration of a tenant's site: the content that every page shows. */
export interface Configuration {
  name: string;
  addressLines: string[];
  phone?: string | undefined;
  email?: string | undefined;
  /** By when the house replies to an application, in a sentence. */
  applicationReply?: string | undefined;
  notice?: Notice | undefined;
  navigation: NavigationLink[];
  footer: FooterColumn[];
  socials: SocialLink[];
  /** Colour of the browser's own bars, as `#rrggbb` or `#rgb`. */
  mainColour?: string | undefined;
  /** Defaults for pages without metadata of their own. */
  metadata: Metadata;
}

const wireNavigationLink = wireAttributes(parts['layout.link'].fields);

const wireFooterEntry = wireAttributes(parts['layout.footer-link'].fields).refine(
  ({ header, link }) => header || link,
  {
    error: 'expected a link',
    path: ['link'],
  },
);

const wireSocial = wireAttributes(parts['layout.social'].fields);

export type NavigationLink = z.output<typeof wireNavigationLink>;

export type SocialLink = z.output<typeof wireSocial>;

/** The metadata fields that the configuration and each page share on the wire. */
export const wireMetadata = wireAttributes(metadataFields).extend({ metaImage: socialPicture });

export function metadataOf(wire: z.output<typeof wireMetadata>): Metadata {
  return {
    title: wire.metaTitle,
    description: wire.metaDescription,
    keywords: wire.metaKeywords,
    image: wire.metaImage,
  };
}

const wireConfiguration = wireAttributes(configurationFields).extend({ metaImage: socialPicture });

function footerColumns(entries: z.output<typeof wireFooterEntry>[]): FooterColumn[] {
  const columns: FooterColumn[] = [];
  for (const { name, link, header } of entries) {
    if (header) columns.push({ heading: { name, link }, links: [] });
    else if (link) {
      if (columns.length === 0) columns.push({ links: [] });
      columns.at(-1)?.links.push({ name, link });
    }
  }
  return columns;
}

function colour(text: string | undefined, report: ReportProblem): string | undefined {
  if (!text || /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)) return text;
  report({ field: 'mainColor', message: 'expected a colour such as #1a6b54' });
  return undefined;
}

/**
 * Parses the response of `GET /api/konfiguration-{tenant}?populate=deep&locale={locale}`: the configuration is
 * `data.attributes` of the body. Throws `ContentShapeError` where a field as a whole has the wrong type; single
 * broken entries of a list are reported and left out.
 */
export function parseConfiguration(body: unknown, report: ReportProblem): Configuration {
  const { attributes } = parseDocument(wireDocument, body).data;
  const wire = parseDocument(wireConfiguration, attributes);
  return {
    name: wire.Name,
    addressLines: [wire.AdresseZeile1, wire.AdresseZeile2].filter((line) => line !== undefined),
    phone: wire.phone,
    email: wire.email,
    applicationReply: wire.applicationReply,
    notice: wire.notice ? { text: wire.notice, until: wire.noticeUntil } : undefined,
    navigation: parseEach(wireNavigationLink, wire.Nav, 'Nav', report),
    footer: footerColumns(parseEach(wireFooterEntry, wire.Fusszeile, 'Fusszeile', report)),
    socials: parseEach(wireSocial, wire.Socials, 'Socials', report),
    mainColour: colour(wire.mainColor, report),
    metadata: metadataOf(wire),
  };
}
