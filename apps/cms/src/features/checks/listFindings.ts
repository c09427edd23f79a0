import type { Core } from '@strapi/strapi';
import { readableEntry } from '../history/readableEntry.ts';
import { edited } from '../../content/published.ts';
import { findingsOfEntry, isChecked } from './findings.ts';
import type { Context } from '../../strapi/context.ts';

/** Answers with what the checks find in the saved draft, for the panel beside an entry. */
export async function listFindings(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const entry = await readableEntry(strapi, ctx);
  if (!entry) return;
  const { locale } = ctx.query;
  const where = { ...edited(entry.uid), ...(typeof locale === 'string' && locale && { locale }) };
  const findings = isChecked(entry.uid) ? await findingsOfEntry(strapi, entry.uid, ctx.params.id ?? '', where) : [];
  ctx.body = { findings };
}
