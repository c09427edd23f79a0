import { type Offer, offers, type PlaceState, placeStates } from '@group/content-client/contract/content/enumerations';
import type { HouseToState, OfferState, PlacesStatement } from '@group/content-client/contract/placesStatement';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';
import { isRow } from '../../strapi/row.ts';
import { withAdvisoryLock } from '../../strapi/advisoryLock.ts';
import { answer, type Endpoints } from '../../strapi/endpoints.ts';
import { appendAudit } from '../audit/auditLog.ts';
import { type Staff, staffOf } from '../staff/sessions.ts';
import type { Context } from '../../strapi/context.ts';

export interface House {
  slug: string;
  name: string;
  kind: string | null;
  company: { documentId: string };
}

export type Availability = Record<Offer, PlaceState | null> & { documentId: string; house: string; statedAt: string };

const uid = uidOf('availability');

const mayState = ({ placesOf }: Staff, company: unknown): boolean => placesOf.some((key) => key === company);

const isChange = (value: unknown): value is OfferState =>
  isRow(value) &&
  offers.some((offer) => offer === value.offer) &&
  (value.state === null || placeStates.some((state) => state === value.state));

const isStatement = (body: unknown): body is PlacesStatement =>
  isRow(body) && typeof body.house === 'string' && (body.change === undefined || isChange(body.change));

/** The houses of an organisation in which people live. */
async function housesOf(strapi: Core.Strapi, company: unknown): Promise<House[]> {
  const houses: House[] = await strapi.db.query(uidOf('house')).findMany({
    where: { company: { key: company }, locale: 'de-CH', publishedAt: { $notNull: true } },
    orderBy: { sortOrder: 'asc' },
    populate: ['company'],
  });
  return houses.filter(({ kind }) => kind !== 'services');
}

async function availabilitiesOf(strapi: Core.Strapi, company: unknown): Promise<ReadonlyMap<string, Availability>> {
  const found: Availability[] = await strapi.db.query(uid).findMany({ where: { company: { key: company } } });
  return new Map(found.map((availability) => [availability.house, availability]));
}

/** Houses of the organisation with what is free there; none for an employee who may not state it. */
async function housesToState(strapi: Core.Strapi, member: Staff, company: unknown): Promise<HouseToState[]> {
  if (!mayState(member, company)) return [];
  const availabilities = await availabilitiesOf(strapi, company);
  return (await housesOf(strapi, company)).map(({ slug, name }) => {
    const availability = availabilities.get(slug);
    const states = offers.map((offer) => ({ offer, state: availability?.[offer] ?? null }));
    return { slug, name, statedAt: availability?.statedAt ?? null, states };
  });
}

/** Stores a statement, or confirms what is stored; `false` for a house that is not of the organisation. */
async function store(strapi: Core.Strapi, company: unknown, { house, change }: PlacesStatement): Promise<boolean> {
  const stated = (await housesOf(strapi, company)).find(({ slug }) => slug === house);
  if (!stated) return false;
  const availability = (await availabilitiesOf(strapi, company)).get(house);
  const states: Record<string, unknown> = change ? { [change.offer]: change.state } : {};
  if (availability) await strapi.documents(uid).update({ documentId: availability.documentId, data: states });
  else await strapi.documents(uid).create({ data: { ...states, house, company: stated.company.documentId } });
  return true;
}

const memberOf = (strapi: Core.Strapi, { request, query }: Context): Promise<Staff | undefined> =>
  staffOf(strapi, request.headers['x-staff-session'], query.company);

async function listHouses(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const member = await memberOf(strapi, ctx);
  if (!member) return answer(ctx, 401);
  answer(ctx, 200, { houses: await housesToState(strapi, member, ctx.query.company) });
}

async function takeStatement(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { company } = ctx.query;
  const member = await memberOf(strapi, ctx);
  if (!member) return answer(ctx, 401);
  if (!mayState(member, company)) return answer(ctx, 403);
  const { body } = ctx.request;
  if (!isStatement(body)) return answer(ctx, 400);
  let isStored = false;
  // One at a time: the second of a house would otherwise not find the first, which made the entry.
  await withAdvisoryLock(strapi, 'places', async () => {
    isStored = await store(strapi, company, body);
  });
  if (!isStored) return answer(ctx, 404);
  await appendAudit(strapi, { action: 'places.change', actor: member.actor, subject: `house ${body.house}` });
  answer(ctx, 200, { houses: await housesToState(strapi, member, company) });
}

/** For employees who state what is free. Both answer with the houses and what is stored then. */
export const placesEndpoints: Endpoints = {
  'GET /staff/places': listHouses,
  'POST /staff/places': takeStatement,
};
