import { z } from 'zod';
import { type Company, companyRelation } from '../company/company.schema.ts';
import { optionalPicture, type Picture } from '../picture/picture.schema.ts';
import { type RichText, wireRichText } from '../richText/richText.schema.ts';
import { wireCollection } from '../wire/envelope.ts';
import { flag, instant, optionalInstant, optionalLink, requiredText, wireId } from '../wire/fields.ts';
import { parseDocument, parseEach, parseFirst } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

const eventAudiences = ['public', 'residents'] as const;

/** An event of a house. */
export interface CalendarEvent {
  id: string;
  slug: string;
  title: string;
  /** ISO instants. The end may be unknown. */
  startsAt: string;
  endsAt?: string | undefined;
  place: string;
  teaser: string;
  picture?: Picture | undefined;
  body: RichText;
  /** The public, or residents and their families. */
  audience: (typeof eventAudiences)[number];
  registrationLink?: string | undefined;
  cancelled: boolean;
  /** Last change by an editor, as an ISO instant. */
  updatedAt?: string | undefined;
  company: Company;
}

const wireEvent = z
  .object({
    id: wireId,
    attributes: z.object({
      slug: requiredText,
      title: requiredText,
      startsAt: instant,
      endsAt: optionalInstant,
      place: requiredText,
      teaser: requiredText,
      picture: optionalPicture,
      body: wireRichText,
      audience: z.enum(eventAudiences),
      registrationLink: optionalLink,
      cancelled: flag,
      updatedAt: optionalInstant,
      company: companyRelation,
    }),
  })
  .transform(({ id, attributes }): CalendarEvent => ({ id, ...attributes }));

/** Parses the response of `GET /api/events`. */
export function parseEvents(body: unknown, report: ReportProblem): CalendarEvent[] {
  return parseEach(wireEvent, parseDocument(wireCollection, body).data, 'data', report);
}

/** Parses the response of `GET /api/events?filters[documentId]=…`. */
export function parseEvent(body: unknown): CalendarEvent | null {
  return parseFirst(wireEvent, body);
}
