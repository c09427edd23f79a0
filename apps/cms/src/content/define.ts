/** A field: its presentation to editors and its behaviour. Every other key is one of Strapi's attribute options. */
export interface Field {
  type: string;
  /** German label in the admin. */
  label: string;
  /** One German sentence below the field. */
  hint?: string;
  /** Columns of a twelve-column grid; 6 by default, 12 for long fields. */
  width?: 4 | 6 | 8 | 12;
  /** One value for all locales; by default, a field of a localised type has one per locale. */
  shared?: boolean;
  /** Shown as a column in the list of entries. */
  listed?: boolean;
  [option: string]: unknown;
}

type Fields = Readonly<Record<string, Field>>;

/** Presentation of one field in the admin. */
interface FieldView {
  edit: { label: string; description: string; visible: boolean; editable: boolean; mainField?: string };
  list: { label: string };
}

/** Presentation of a type in the admin; `setup/editLayouts.ts` passes it to Strapi. */
export interface View {
  settings: Record<string, string | number | boolean>;
  metadatas: Record<string, FieldView>;
  layouts: { list?: string[]; edit: { name: string; size: number }[][] };
}

const wideTypes = new Set(['blocks', 'component', 'dynamiczone', 'richtext', 'text']);

/** The field that labels a related entry, by target type. */
const relationNames: Readonly<Record<string, string>> = {
  'plugin::content.company': 'name',
  'plugin::content.download': 'title',
  'plugin::content.person': 'name',
};

function fieldView({ label, hint, target }: Field): FieldView {
  const mainField = typeof target === 'string' ? relationNames[target] : undefined;
  return {
    edit: { label, description: hint ?? '', visible: true, editable: true, ...(mainField && { mainField }) },
    list: { label },
  };
}

/** Lays the fields out in rows of twelve columns, in their order. */
function rowsOf(fields: Fields): { name: string; size: number }[][] {
  const rows: { name: string; size: number }[][] = [];
  let free = 0;
  for (const [name, field] of Object.entries(fields)) {
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

function attributesOf(fields: Fields, localized: boolean): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { label: _label, hint: _hint, width: _width, listed: _listed, shared = false, ...attribute } = field;
      return [name, localized ? { ...attribute, pluginOptions: { i18n: { localized: !shared } } } : attribute];
    }),
  );
}

/** The description of a content type, from which {@link contentType} builds Strapi's schema. */
export interface ContentTypeDescription {
  kind: 'singleType' | 'collectionType';
  /** Kebab case. The path of a collection type is its plural name, that of a single type its singular name. */
  singularName: string;
  pluralName: string;
  /** German name in the admin. */
  displayName: string;
  description: string;
  localized: boolean;
  drafts: boolean;
  /** Field that labels an entry. */
  mainField: string;
  /** Default order of the list; ascending by the main field if omitted. */
  order?: { by: string; direction: 'ASC' | 'DESC' };
  fields: Fields;
  /** Has a unique index in the database, so that concurrent writes cannot create duplicates. */
  uniqueField?: string;
  /** Database columns by which long lists are sorted and filtered; they form a covering index. */
  listColumns?: readonly string[];
  /** `false` for submissions, which are never example content. */
  examples?: boolean;
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

/** Builds the Strapi schema of a content type, with the presentation in its `pluginOptions.content`. */
export function contentType(description: ContentTypeDescription) {
  const { kind, singularName, pluralName, displayName, localized, drafts, mainField, order } = description;
  const { uniqueField, listColumns, examples = true } = description;
  const fields: Fields = { ...description.fields, ...(examples && { exampleContent: exampleField }) };
  const listed = Object.entries(fields).flatMap(([name, field]) => (field.listed ? [name] : []));
  const view = viewOf(fields, {
    mainField,
    defaultSortBy: order?.by ?? mainField,
    defaultSortOrder: order?.direction ?? 'ASC',
    pageSize: 20,
  });
  const collectionName = pluralName.replaceAll('-', '_');
  const indexes = [
    ...(uniqueField
      ? [{ name: `${collectionName}_${uniqueField}_unique`, columns: [uniqueField], type: 'unique' }]
      : []),
    ...(listColumns ? [{ name: `${collectionName}_list`, columns: listColumns }] : []),
  ];
  return {
    kind,
    collectionName,
    ...(indexes.length > 0 && { indexes }),
    info: { singularName, pluralName, displayName, description: description.description },
    options: { draftAndPublish: drafts },
    pluginOptions: { i18n: { localized }, content: { ...view, layouts: { ...view.layouts, list: listed } } },
    attributes: attributesOf(fields, localized),
  };
}

/** The description of a component, from which {@link component} builds Strapi's schema. */
export interface ComponentDescription {
  /** Table name without the `components_` prefix. */
  table: string;
  /** German name in the admin. */
  displayName: string;
  description?: string;
  /** Name of a Strapi icon. */
  icon: string;
  /** Field that labels the collapsed component. */
  mainField?: string;
  fields: Fields;
}

/** Builds the Strapi schema of a component, with the presentation in its `pluginOptions.content`. */
export function component({ table, displayName, description = '', icon, mainField, fields }: ComponentDescription) {
  return {
    collectionName: `components_${table}`,
    info: { displayName, description, icon },
    options: {},
    attributes: attributesOf(fields, false),
    pluginOptions: { content: viewOf(fields, mainField ? { mainField } : {}) },
  };
}
