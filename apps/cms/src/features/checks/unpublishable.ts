import { components } from '@group/content-client/contract/content/components';
import type { Field, Fields } from '@group/content-client/contract/content/description';
import type { Core } from '@strapi/strapi';
import { fieldsOf } from '../../content/fieldsOf.ts';
import { publishingProblem } from '../../content/rules.ts';
import type { ContentUid } from '../../content/content-types.ts';
import { germanError } from '../../strapi/germanError.ts';
import { isRow, type Row, rowsIn, textOf } from '../../strapi/row.ts';
import { serviceOf } from '../../strapi/services.ts';
import { placeOfBlock, plainText } from './entry.ts';
import { blocking, type Finding } from './finding.ts';

interface FieldError {
  /** Names of fields, and indexes in lists. */
  path: readonly string[];
  message: string;
  value?: unknown;
}

interface Validator {
  validateEntityCreation: (model: unknown, data: Row, options: object, entity: Row) => Promise<unknown>;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function sentenceOf({ message, value }: FieldError, field: Field | undefined): string {
  if (isEmpty(value)) return 'Bitte ausfüllen.';
  const german = field?.correction ?? germanError(message);
  return german === message ? 'Dieser Wert geht hier nicht. Bitte ändern.' : german;
}

/** Says where in the form the error is, as the other findings do, and what to do. */
function findingOf(error: FieldError, type: string, entry: Row): Finding {
  const places: string[] = [];
  let fields: Fields = fieldsOf(type) ?? {};
  let value: unknown = entry;
  let last: Field | undefined;
  for (const [index, name] of error.path.entries()) {
    value = isRow(value) || Array.isArray(value) ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
    const field = fields[name];
    const { __component: block } = isRow(value) ? value : {};
    if (field) {
      last = field;
      // A block says more than the list of blocks.
      if (field.type !== 'dynamiczone' || index === error.path.length - 1) places.push(field.label);
      fields = components[textOf(field.component)]?.fields ?? {};
    } else if (isRow(value) && components[textOf(block)]) {
      places.push(placeOfBlock(value));
      fields = components[textOf(block)]?.fields ?? {};
    }
  }
  return blocking(`${places.join(', ')}: ${sentenceOf({ ...error, value }, last)}`);
}

/** A copy with null for what Strapi's validation accepts where it is required: an empty text, rich text without a word. */
function withoutEmptyTexts(value: unknown, field?: Field): unknown {
  if (value === '') return null;
  if (field?.type === 'blocks') return rowsIn(value).some((node) => plainText(node).trim() !== '') ? value : null;
  if (Array.isArray(value)) return value.map((each) => withoutEmptyTexts(each, field));
  if (!isRow(value)) return value;
  const { __component: block = field?.component } = value;
  return withoutEmptyFields(value, components[textOf(block)]?.fields ?? {});
}

const withoutEmptyFields = (row: Row, fields: Fields): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, withoutEmptyTexts(value, fields[name])]));

const isFieldError = (value: unknown): value is FieldError =>
  isRow(value) && Array.isArray(value.path) && typeof value.message === 'string';

/**
 * What would be rejected when an entry is published: by Strapi's own validation, which a draft skips, with the files and
 * relations that its form requires, and by the rules of the type.
 */
export async function unpublishable(strapi: Core.Strapi, uid: ContentUid, type: string, row: Row): Promise<Finding[]> {
  const validator: Validator = serviceOf(strapi, 'entityValidator');
  // Its values are not taken by what is published of the same entry.
  const { documentId, locale, publishedAt } = row;
  const where = { documentId, publishedAt: { $notNull: true }, ...(typeof locale === 'string' && { locale }) };
  const live: Row | null = publishedAt ? row : await strapi.db.query(uid).findOne({ where, select: ['id'] });
  const options = { isDraft: false, locale, strictRelations: true };
  const problem = publishedAt ? undefined : await publishingProblem(strapi, uid, row);
  const rules = problem === undefined ? [] : [blocking(problem)];
  const filled = withoutEmptyFields(row, fieldsOf(type) ?? {});
  try {
    await validator.validateEntityCreation(strapi.contentTypes[uid], filled, options, live ?? row);
    return rules;
  } catch (error) {
    const details = isRow(error) && isRow(error.details) ? error.details.errors : undefined;
    if (!Array.isArray(details)) throw error;
    return [...details.filter(isFieldError).map((each) => findingOf(each, type, filled)), ...rules];
  }
}
