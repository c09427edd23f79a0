import { z } from 'zod';
import { optionalText, requiredText, wireId } from '../wire/fields.ts';
import { type RichText, wireRichText } from '../richText/richText.schema.ts';

/** A staff member who has just logged in. */
export interface Login {
  /** Bearer token of the session. */
  session: string;
  user: { name: string };
}

export interface InternalNews {
  id: string;
  title: string;
  /** Day as `YYYY-MM-DD`. */
  date: string;
  body: RichText;
}

export interface InternalDocument {
  id: string;
  title: string;
  description?: string | undefined;
  fileName: string;
  bytes: number;
}

export interface InternalContact {
  id: string;
  name: string;
  role?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

/** The internal content of one tenant. */
export interface InternalContent {
  news: InternalNews[];
  documents: InternalDocument[];
  contacts: InternalContact[];
}

const user = z.object({ name: z.string().trim() });

export const wireLogin: z.ZodType<Login> = z.object({ session: z.string().regex(/^[\w-]{20,200}$/), user });

export const wireSession = z.object({ user });

const news: z.ZodType<InternalNews> = z.object({
  id: wireId,
  title: requiredText,
  date: z.iso.date(),
  body: wireRichText,
});

const document: z.ZodType<InternalDocument> = z.object({
  id: wireId,
  title: requiredText,
  description: optionalText,
  fileName: requiredText,
  bytes: z.number().nonnegative(),
});

const contact: z.ZodType<InternalContact> = z.object({
  id: wireId,
  name: requiredText,
  role: optionalText,
  phone: optionalText,
  email: optionalText,
});

export const wireInternalContent: z.ZodType<InternalContent> = z.object({
  news: z.array(news),
  documents: z.array(document),
  contacts: z.array(contact),
});
