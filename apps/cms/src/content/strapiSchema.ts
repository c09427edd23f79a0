import { collections } from '@group/content-client/contract/content/contentTypes';
import type {
  ComponentDescription,
  ContentTypeDescription,
  Field,
  Fields,
} from '@group/content-client/contract/content/description';
import type { Attribute } from '../strapi/attributes.ts';

interface FieldView {
  edit: { label: string; description: string; visible: boolean; editable: boolean; mainField?: string };
  list: { label: string };
}

/** Presentation of a type in the admin; `editLayouts.ts` passes it to Strapi. */
export interface View {
  settings: Record<string, string | number | boolean>;
  metadatas: Record<string, FieldView>;
  layouts: { list?: string[]; edit: { name: string; size: number }[][] };
}

const wideTypes = new Set(['blocks', 'component', 'dynamiczone', 'richtext', 'text']);

/** What relations show of an entry, by the uid of its type. */
const relationNames: ReadonlyMap<string, string> = new Map(
  collections.map(({ singularName: name, mainField = 'title' }: ContentTypeDescription) => [
    `plugin::content.${name}`,
    mainField,
  ]),
);

function fieldView({ label, hint, target }: Field): FieldView {
  const mainField = typeof target === 'string' ? relationNames.get(target) : undefined;
  return {
    edit: { label, description: hint ?? '', visible: true, editable: true, ...(mainField && { mainField }) },
    list: { label },
  };
}

/** Lays the fields out in rows of twelve columns, in their order. Private ones are the service's own, which HR may not read. */
function rowsOf(fields: Fields): { name: string; size: number }[][] {
  const rows: { name: string; size: number }[][] = [];
  let free = 0;
  for (const [name, field] of Object.entries(fields)) {
    if (field.private === true && field !== exampleField) continue;
    const size = wideTypes.has(field.type) ? 12 : (field.width ?? 6);
    if (size > free) {
      rows.push([]);
      free = 12;
    }
    rows.at(-1)?.push({ name, size });
    free -= size;
  }
  return rows;
}

function viewOf(fields: Fields, settings: View['settings']): View {
  const metadatas = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldView(field)]));
  return { settings, metadatas, layouts: { edit: rowsOf(fields) } };
}

function attributesOf(fields: Fields, localized: boolean): Record<string, Attribute> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const {
        label: _label,
        hint: _hint,
        width: _width,
        listed: _listed,
        link: _link,
        editorial: _editorial,
        correction,
        names,
        generated,
        shared = false,
        ...rest
      } = field;
      const attribute = {
        ...rest,
        ...(generated && { required: false }),
        // The search of a list would tell users what is in fields that they may not read, character by character.
        ...(rest.private === true && { searchable: false }),
      };
      const texts = { ...(correction && { correction }), ...(names && { names }) };
      const pluginOptions = {
        ...(localized && { i18n: { localized: !shared } }),
        ...((correction ?? names) && { content: texts }),
      };
      return [name, Object.keys(pluginOptions).length > 0 ? { ...attribute, pluginOptions } : attribute];
    }),
  );
}

/** Marks example content for editors; the websites never receive this field. */
const exampleField: Field = {
  type: 'boolean',
  label: 'Beispielinhalt',
  hint: 'Wurde als Beispiel mitgeliefert. Bitte ausschalten, sobald der Inhalt der Ihre ist.',
  shared: true,
  listed: true,
  private: true,
  default: false,
};

/** The field that changes whenever a user of the admin saves an entry. */
export const revisionField = 'revision';

/** Part of every form, although none shows it, and of no response to the websites. */
const revision = (localized: boolean): Attribute & Record<string, unknown> => ({
  type: 'string',
  private: true,
  ...(localized && { pluginOptions: { i18n: { localized: true } } }),
});

const listedOnly = (label: string): FieldView => ({
  edit: { label, description: '', visible: false, editable: false },
  list: { label },
});

/** Strapi adds fields that it does not know yet to the forms, and names its own in English. */
const otherFields: Readonly<Record<string, FieldView>> = {
  [revisionField]: listedOnly('Revision'),
  id: listedOnly('Nummer'),
  createdAt: listedOnly('Angelegt am'),
  updatedAt: listedOnly('Geändert am'),
  createdBy: listedOnly('Angelegt von'),
  updatedBy: listedOnly('Geändert von'),
};

/** Builds the Strapi schema of a content type, with the presentation in its `pluginOptions.content`. */
export function contentType(description: ContentTypeDescription) {
  const { kind = 'collectionType', singularName, pluralName, displayName } = description;
  const { localized = false, drafts = false, mainField = 'title', order } = description;
  const { uniqueColumns = [], listColumns, examples = true, inAdmin = true } = description;
  const fields: Fields = { ...description.fields, ...(examples && { exampleContent: exampleField }) };
  const listed = Object.entries(fields).flatMap(([name, field]) => (field.listed ? [name] : []));
  const { metadatas, ...view } = viewOf(fields, {
    mainField,
    defaultSortBy: order?.by ?? mainField,
    defaultSortOrder: order?.direction ?? 'ASC',
    pageSize: 20,
  });
  const collectionName = pluralName.replaceAll('-', '_');
  const indexes = [
    ...uniqueColumns.map((column) => ({
      name: `${collectionName}_${column}_unique`,
      columns: [column],
      type: 'unique',
    })),
    ...(listColumns ? [{ name: `${collectionName}_list`, columns: listColumns }] : []),
  ];
  return {
    kind,
    collectionName,
    ...(indexes.length > 0 && { indexes }),
    info: { singularName, pluralName, displayName, description: description.description },
    options: { draftAndPublish: drafts },
    pluginOptions: {
      i18n: { localized },
      ...(!inAdmin && { 'content-manager': { visible: false } }),
      content: {
        ...view,
        metadatas: { ...metadatas, ...otherFields },
        layouts: { ...view.layouts, list: listed },
      },
    },
    attributes: { ...attributesOf(fields, localized), [revisionField]: revision(localized) },
  };
}

export function component({ table, displayName, description = '', icon, fields, ...given }: ComponentDescription) {
  const mainField = given.mainField ?? ('title' in fields ? 'title' : undefined);
  return {
    collectionName: `components_${table}`,
    info: { displayName, description, icon },
    options: {},
    attributes: attributesOf(fields, false),
    pluginOptions: { content: viewOf(fields, mainField ? { mainField } : {}) },
  };
}
