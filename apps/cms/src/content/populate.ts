import type { Core } from '@strapi/strapi';
import { publicTypes, uidOf } from './content-types.ts';

/** Strapi's populate object: `true` for a leaf, nested objects below components, dynamic zones and relations. */
export type Populate = Record<string, unknown>;

/** How many components and relations deep an answer goes: entry, block, part of a block, relation, and two to spare. */
const depthLimit = 6;

const publicUids: ReadonlySet<string> = new Set(Object.keys(publicTypes).map(uidOf));

/** What a website needs of a file; the rest (provider, hash, folder) is nobody's business. */
const fileFields = ['name', 'url', 'mime', 'size', 'width', 'height', 'alternativeText', 'caption', 'formats'];

interface Attribute {
  type: string;
  component?: string;
  components?: readonly string[];
  target?: string;
  private?: boolean;
}

/** The attributes of a type or component, as far as they say what lies below them. */
function attributesOf(strapi: Core.Strapi, uid: string): [string, Attribute][] {
  // @ts-expect-error Strapi's type lists the names of generated types, which this app has none of.
  const model: { attributes: Record<string, Attribute> } = strapi.getModel(uid);
  return Object.entries(model.attributes);
}

/** Strapi leaves out what has an empty populate object. */
function below(strapi: Core.Strapi, uid: string, depth: number): unknown {
  const populate = populateOf(strapi, uid, depth + 1);
  return Object.keys(populate).length > 0 ? { populate } : true;
}

function populateAttribute(strapi: Core.Strapi, attribute: Attribute, depth: number): unknown {
  const { type, component, components = [], target } = attribute;
  if (type === 'media') return { fields: fileFields };
  if (type === 'component' && component) return below(strapi, component, depth);
  if (type === 'dynamiczone') {
    return { on: Object.fromEntries(components.map((uid) => [uid, below(strapi, uid, depth)])) };
  }
  if (type === 'relation' && target && publicUids.has(target)) return below(strapi, target, depth);
  return undefined;
}

/**
 * Everything below an entry of a type: pictures, components, blocks, and related entries of public types. Never a private
 * field, another language's version, or who wrote it.
 */
export function populateOf(strapi: Core.Strapi, uid: string, depth = 1): Populate {
  if (depth > depthLimit) return {};
  const populates: Populate = {};
  for (const [name, attribute] of attributesOf(strapi, uid)) {
    if (attribute.private || name === 'localizations') continue;
    const populate = populateAttribute(strapi, attribute, depth);
    if (populate !== undefined) populates[name] = populate;
  }
  return populates;
}
