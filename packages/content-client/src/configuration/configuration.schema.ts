import { z } from 'zod';
import { type Picture, socialPicture } from '../picture/picture.schema.ts';
import { wireDocument } from '../wire/envelope.ts';
import { optionalText } from '../wire/fields.ts';
import { wireLink } from '../wire/link.ts';
import { parseDocument, parseEach } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

/** Metadata of a page for search engines and social networks. */
export interface Metadata {
  title?: string | undefined;
  description?: string | undefined;
  keywords?: string | undefined;
  image?: Picture | undefined;
}

export interface NavigationLink {
  name: string;
  link: string;
}

/** A column of the footer. The first has no heading if the list does not start with a header entry. */
export interface FooterColumn {
  heading?: { name: string; link?: string | undefined } | undefined;
  links: NavigationLink[];
}

export const socialNetworks = ['facebook', 'instagram', 'linkedin', 'youtube', 'tiktok', 'xing', 'x'] as const;

export interface SocialLink {
  type: (typeof socialNetworks)[number];
  link: string;
}

/** The configuration of a tenant's site: the content that every page shows. */
export interface Configuration {
  name: string;
  addressLines: string[];
  phone?: string | undefined;
  email?: string | undefined;
  navigation: NavigationLink[];
  footer: FooterColumn[];
  socials: SocialLink[];
  /** Colour of the browser's own bars, as `#rrggbb` or `#rgb`. */
  mainColour?: string | undefined;
  /** Defaults for pages without metadata of their own. */
  metadata: Metadata;
}

const wireNavigationLink = z.object({ name: z.string().trim().min(1), link: wireLink });

const wireFooterEntry = z
  .object({ name: z.string().trim().min(1), link: wireLink.nullish(), header: z.boolean().nullish() })
  .refine((entry) => entry.header || entry.link, { error: 'expected a link', path: ['link'] });

const wireSocial = z.object({
  type: z.string().trim().toLowerCase().pipe(z.enum(socialNetworks)),
  link: wireLink,
});

/** The metadata fields that the configuration and each page share on the wire. */
export const wireMetadata = z.object({
  metaTitle: optionalText,
  metaDescription: optionalText,
  metaKeywords: optionalText,
  metaImage: socialPicture,
});

export function metadataOf(wire: z.output<typeof wireMetadata>): Metadata {
  return {
    title: wire.metaTitle,
    description: wire.metaDescription,
    keywords: wire.metaKeywords,
    image: wire.metaImage,
  };
}

const wireConfiguration = wireMetadata.extend({
  Name: z.string().trim().min(1),
  AdresseZeile1: optionalText,
  AdresseZeile2: optionalText,
  phone: optionalText,
  email: optionalText,
  mainColor: optionalText,
  Nav: z.unknown().optional(),
  Fusszeile: z.unknown().optional(),
  Socials: z.unknown().optional(),
});

function footerColumns(entries: z.output<typeof wireFooterEntry>[]): FooterColumn[] {
  const columns: FooterColumn[] = [];
  for (const { name, link, header } of entries) {
    if (header) columns.push({ heading: { name, link: link ?? undefined }, links: [] });
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
    navigation: parseEach(wireNavigationLink, wire.Nav, 'Nav', report).map(({ name, link }) => ({ name, link })),
    footer: footerColumns(parseEach(wireFooterEntry, wire.Fusszeile, 'Fusszeile', report)),
    socials: parseEach(wireSocial, wire.Socials, 'Socials', report),
    mainColour: colour(wire.mainColor, report),
    metadata: metadataOf(wire),
  };
}
