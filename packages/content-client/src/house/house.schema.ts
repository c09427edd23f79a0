import { z } from 'zod';
import { type Company, companyRelation } from '../company/company.schema.ts';
import { type ContactPerson, optionalContactPerson } from '../contactPerson/contactPerson.schema.ts';
import { optionalPicture, type Picture, pictureList } from '../picture/picture.schema.ts';
import { type RichText, wireRichText } from '../richText/richText.schema.ts';
import { wireCollection } from '../wire/envelope.ts';
import { optionalLink, optionalNumber, optionalText, requiredText, wireId } from '../wire/fields.ts';
import { parseDocument, parseEach } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

/** A building with an address, where people live, work or are served. */
export interface House {
  id: string;
  slug: string;
  name: string;
  company: Company;
  teaser: string;
  body: RichText;
  picture?: Picture | undefined;
  pictures: Picture[];
  street: string;
  postalCode: string;
  city: string;
  phone?: string | undefined;
  email?: string | undefined;
  website?: string | undefined;
  /** Number of residents it has room for. */
  places?: number | undefined;
  openingHours?: string | undefined;
  contactPerson?: ContactPerson | undefined;
  /** WGS 84, in degrees. */
  coordinates?: { latitude: number; longitude: number } | undefined;
  publicTransport: RichText;
  byCar: RichText;
}

const wireHouse = z
  .object({
    id: wireId,
    attributes: z.object({
      slug: requiredText,
      name: requiredText,
      company: companyRelation,
      teaser: requiredText,
      body: wireRichText,
      picture: optionalPicture,
      pictures: pictureList,
      street: requiredText,
      postalCode: requiredText,
      city: requiredText,
      phone: optionalText,
      email: optionalText,
      website: optionalLink,
      places: optionalNumber(z.number().int().positive()),
      openingHours: optionalText,
      contactPerson: optionalContactPerson,
      latitude: optionalNumber(z.number().min(-90).max(90)),
      longitude: optionalNumber(z.number().min(-180).max(180)),
      publicTransport: wireRichText,
      byCar: wireRichText,
    }),
  })
  .transform(({ id, attributes: { latitude, longitude, ...attributes } }): House => {
    const located = latitude !== undefined && longitude !== undefined;
    return { id, ...attributes, coordinates: located ? { latitude, longitude } : undefined };
  });

/** Parses the response of `GET /api/houses`. */
export function parseHouses(body: unknown, report: ReportProblem): House[] {
  return parseEach(wireHouse, parseDocument(wireCollection, body).data, 'data', report);
}
