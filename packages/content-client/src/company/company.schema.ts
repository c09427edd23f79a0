import type { z } from 'zod';
import { companyEntry } from '../attributes/attributes.ts';
import { entriesOf } from '../wire/parse.ts';

/** An organisation of the group. Its logo is part of its theme. */
export type Company = z.output<typeof companyEntry>;

/** Parses the response of `GET /api/companies`. */
export const parseCompanies = entriesOf(companyEntry);
