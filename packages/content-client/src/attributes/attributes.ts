import { z } from 'zod';
import { company } from '../contract/content/company.ts';
import { parts } from '../contract/content/parts.ts';
import type { Field, Fields } from '../contract/content/description.ts';
import { optionalPicture, type Picture, pictureList, requiredPicture } from '../picture/picture.schema.ts';
import { type RichText, wireRichText } from '../richText/richText.schema.ts';
import { wireRelation } from '../wire/envelope.ts';
import { flag, instant, requiredText, wireId } from '../wire/fields.ts';
import { wireLink } from '../wire/link.ts';

/** The value of a field that is set. */
type ValueOf<F> = F extends { enum: readonly (infer Value)[] }
  ? Value
  : F extends { type: 'integer' | 'float' }
    ? number
    : F extends { type: 'media' }
      ? Picture
      : F extends { type: 'relation' }
        ? z.output<typeof companyRelation>
        : F extends { component: infer Name extends keyof typeof parts }
          ? AttributesOf<(typeof parts)[Name]['fields']>
          : string;

type SchemaOf<F> = F extends { type: 'boolean' }
  ? z.ZodType<boolean>
  : F extends { type: 'blocks' }
    ? z.ZodType<RichText>
    : F extends { type: 'media'; multiple: true }
      ? z.ZodType<Picture[]>
      : F extends { relation: 'oneToMany' }
        ? z.ZodType<unknown[]>
        : F extends { type: 'dynamiczone' }
          ? z.ZodType
          : F extends { repeatable: true }
            ? z.ZodType<F extends { required: true } ? ValueOf<F>[] : unknown>
            : F extends { required: true } | { default: string | number }
              ? z.ZodType<ValueOf<F>>
              : z.ZodOptional<z.ZodType<ValueOf<F> | undefined>>;

type ShapeOf<F extends Fields> = {
  -readonly [Name in keyof F as F[Name] extends { private: true } | { editorial: true } ? never : Name]: SchemaOf<
    F[Name]
  >;
};

/** The fields of an entry or a component as the websites know them. */
export type AttributesOf<F extends Fields> = z.output<z.ZodObject<ShapeOf<F>>>;

function numberOf({ type, min, max }: Field): z.ZodType<number> {
  const number = type === 'integer' ? z.number().int() : z.number();
  return number.min(typeof min === 'number' ? min : -Infinity).max(typeof max === 'number' ? max : Infinity);
}

/** The schema of a field that is set. */
function valueOf(field: Field): z.ZodType {
  switch (field.type) {
    case 'integer':
    case 'float':
      return numberOf(field);
    case 'enumeration':
      return z.enum(z.array(z.string()).parse(field.enum));
    case 'date':
      return z.iso.date();
    case 'datetime':
      return instant;
    case 'time':
      // Strapi sends seconds, too.
      return z.iso.time().transform((time) => time.slice(0, 'HH:MM'.length));
    case 'component':
      return componentOf(field);
    default:
      return field.link ? wireLink : requiredText;
  }
}

function componentOf({ component }: Field): z.ZodType {
  const part = Object.entries(parts).find(([name]) => name === component)?.[1];
  if (!part) throw new Error(`The contract has no component ${JSON.stringify(component)}.`);
  return wireAttributes(part.fields);
}

/** Absent, `null` and blank values count as unset; a field with a default then has it. */
function unset(value: unknown): unknown {
  return value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value;
}

function schemaOf(field: Field): z.ZodType {
  if (field.type === 'boolean') return flag;
  if (field.type === 'blocks') return wireRichText;
  if (field.type === 'dynamiczone') return z.unknown().optional();
  if (field.type === 'media') return field.multiple ? pictureList : field.required ? requiredPicture : optionalPicture;
  if (field.type === 'relation') return field.relation === 'oneToMany' ? wireRelation : companyRelation;
  const { required, repeatable, default: initial } = field;
  // Entries of an optional list are parsed one by one, so that a malformed one does not cost the others.
  if (repeatable) return required ? z.array(valueOf(field)).min(1) : z.unknown().optional();
  if (required) return valueOf(field);
  const schema = initial === undefined ? valueOf(field).optional() : valueOf(field).default(initial);
  return z.preprocess(unset, schema).optional();
}

/**
 * The schema of an entry's or a component's fields, as the content service delivers them. Private and editorial fields are
 * omitted, as are length and pattern of a text: what editors saved is shown.
 */
export function wireAttributes<F extends Fields>(fields: F): z.ZodObject<ShapeOf<F>>;
export function wireAttributes(fields: Fields): z.ZodObject {
  const read = Object.entries(fields).filter(([, field]) => !field.private && !field.editorial);
  return z.object(Object.fromEntries(read.map(([name, field]) => [name, schemaOf(field)])));
}

/** An entry with its id in front of its fields. */
export function wireEntryOf<Shape extends z.ZodRawShape>(attributes: z.ZodObject<Shape>) {
  return z.object({ id: wireId, attributes }).transform((entry) => ({ id: entry.id, ...entry.attributes }));
}

/** An organisation of the group. */
export const companyEntry = z
  .object({ attributes: wireAttributes(company.fields) })
  .transform(({ attributes }) => attributes);

/** A required relation to one organisation. */
const companyRelation = z.object({ data: companyEntry }).transform(({ data }) => data);
