import { z } from 'zod';
import { wireAttributes } from '../attributes/attributes.ts';
import { offers, placeStates } from '../contract/content/enumerations.ts';
import type { HouseToState } from '../contract/placesStatement.ts';
import { passwordProblems } from '../contract/staffPassword.ts';
import { internalContact, internalDocument, internalNews } from '../contract/content/internal.ts';
import { wireId } from '../wire/fields.ts';

/** A staff member who has just logged in. */
export interface Login {
  /** Bearer token of the session. */
  session: string;
  user: { name: string };
  /** For the browser to keep, and to send with its next login. */
  device?: string | undefined;
}

const user = z.object({ name: z.string().trim() });

export const wireLogin: z.ZodType<Login> = z.object({
  session: z.string().regex(/^[\w-]{20,200}$/),
  user,
  // For a cookie.
  device: z
    .string()
    .regex(/^[\w:-]{1,2000}$/)
    .optional(),
});

export const wireSession = z.object({ user });

/** Whether links for a new password can be mailed. */
export const wireMails = z.object({ mails: z.boolean() });

/** Why a new password is not accepted. */
export const wirePasswordProblem = z.object({ problem: z.enum(passwordProblems) });

/** Whether staff may sign in with the company's directory. */
export const wireDirectory = z.object({ enabled: z.boolean() });

/** Where the browser signs in at the directory. */
export const wireDirectorySignIn = z.object({ url: z.url({ protocol: /^https?$/ }) });

const own = { company: true } as const;
const id = { id: wireId };

const news = wireAttributes(internalNews.fields).omit(own).extend(id);
const contact = wireAttributes(internalContact.fields).omit(own).extend(id);

// The content service derives name and size from the file, and omits a document without one.
const document = wireAttributes(internalDocument.fields)
  .pick({ title: true, description: true })
  .extend({ ...id, fileName: z.string().trim().min(1), bytes: z.number().nonnegative() });

export type InternalContact = z.output<typeof contact>;

export const wireInternalContent = z.object({
  news: z.array(news),
  documents: z.array(document),
  contacts: z.array(contact),
});

/** The internal content of one tenant. */
export type InternalContent = z.output<typeof wireInternalContent>;

/** Houses of which an employee may state what is free. */
export const wireHousesToState: z.ZodType<{ houses: HouseToState[] }> = z.object({
  houses: z.array(
    z.object({
      slug: z.string().min(1),
      name: z.string().trim(),
      statedAt: z.iso.datetime().nullable(),
      states: z.array(z.object({ offer: z.enum(offers), state: z.enum(placeStates).nullable() })),
    }),
  ),
});
