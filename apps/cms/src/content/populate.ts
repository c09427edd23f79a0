import type { Core } from '@strapi/strapi';
import { type Attribute, attributesOf } from '../strapi/attributes.ts';
import { type ContentUid, isContent, publicTypes, uidOf } from './content-types.ts';

/** Strapi's populate object: `true` for a leaf, nested objects below components, dynamic zones and relations. */
export type Populate = Record<string, unknown>;

/** Nesting limit of components and relations: entry, block, part of a block, relation, and two levels of reserve. */
const depthLimit = 6;

const publicUids: ReadonlySet<string> = new Set(Object.keys(publicTypes).map(uidOf));

/** The file fields that websites need; internal ones (provider, hash, folder) are left out. */
const fileFields = [
  'name',
  'url',
  'mime',
  'size',
  'width',
  'height',
  'alternativeText',
  'alternativeTexts',
  'caption',
  'focalPoint',
  'tones',
  'formats',
];

/** Strapi omits a relation with an empty populate object, but not one with `true`. */
function populateBelow(strapi: Core.Strapi, uid: string, depth: number): unknown {
  const populate = populateOf(strapi, uid, depth + 1);
  return Object.keys(populate).length > 0 ? { populate } : true;
}

function populateAttribute(strapi: Core.Strapi, attribute: Attribute, depth: number): unknown {
  const { type, component, components = [], target } = attribute;
  if (type === 'media') return { fields: fileFields };
  if (type === 'component' && component) return populateBelow(strapi, component, depth);
  if (type === 'dynamiczone') {
    return { on: Object.fromEntries(components.map((uid) => [uid, populateBelow(strapi, uid, depth)])) };
  }
  if (type === 'relation' && target && publicUids.has(target)) return populateBelow(strapi, target, depth);
  return undefined;
}

/** Populates an entry as websites read it: never with private fields, other locales or authors. */
export function populateOf(strapi: Core.Strapi, uid: string, depth = 1): Populate {
  if (depth > depthLimit) return {};
  const populates: Populate = {};
  for (const [name, attribute] of Object.entries(attributesOf(strapi, uid))) {
    if (attribute.private || name === 'localizations') continue;
    const populate = populateAttribute(strapi, attribute, depth);
    if (populate !== undefined) populates[name] = populate;
  }
  return populates;
}

/** The type to which a relation leads; `undefined` if it is none of this service's, or leads to other languages. */
export function targetOf({ type, target }: Attribute, name: string): ContentUid | undefined {
  const isRelation = type === 'relation' && name !== 'localizations';
  return isRelation && target !== undefined && isContent(target) ? target : undefined;
}

/** Populates what an entry references itself and through its components, private fields included. */
export function populateContent(strapi: Core.Strapi, uid: string): Populate {
  const below = (component: string) => ({ populate: populateContent(strapi, component) });
  return Object.fromEntries(
    Object.entries(attributesOf(strapi, uid)).flatMap(([name, attribute]): [string, unknown][] => {
      const { type, component, components = [] } = attribute;
      if (type === 'media' || targetOf(attribute, name)) return [[name, true]];
      if (type === 'component' && component) return [[name, below(component)]];
      if (type !== 'dynamiczone') return [];
      return [[name, { on: Object.fromEntries(components.map((each) => [each, below(each)])) }]];
    }),
  );
}
