/** What an editor reads and how a field behaves; every other key is Strapi's own attribute option. */
export interface Field {
  type: string;
  /** German label in the admin. */
  label: string;
  /** One German sentence below the field. */
  hint?: string;
  /** Columns of twelve. By default a short field takes half a row. */
  width?: 4 | 6 | 8 | 12;
  /** One value for all languages; by default a localised type keeps one for each. */
  shared?: boolean;
  /** A column in the list of entries. */
  listed?: boolean;
  [option: string]: unknown;
}

type Fields = Readonly<Record<string, Field>>;

/** Presentation of one field in the admin. */
interface FieldView {
  edit: { label: string; description: string; visible: boolean; editable: boolean; mainField?: string };
  list: { label: string };
}

/** Presentation of a type in the admin; `setup/views.ts` hands it over to Strapi. */
export interface View {
  settings: Record<string, string | number | boolean>;
  metadatas: Record<string, FieldView>;
  layouts: { list?: string[]; edit: { name: string; size: number }[][] };
}

const wideTypes = new Set(['blocks', 'component', 'dynamiczone', 'richtext', 'text']);

/** The name of the field that says what a related entry is, by target. */
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

/** Puts the fields into rows of twelve columns, in their order. */
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

/** A content type as its file describes it. */
export interface ContentTypeDescription {
  kind: 'singleType' | 'collectionType';
  /** Names in kebab case; the plural one is the address of a collection, the singular one of a single type. */
  singularName: string;
  pluralName: string;
  /** German name in the admin. */
  displayName: string;
  description: string;
  localized: boolean;
  drafts: boolean;
  /** Field that stands for an entry. */
  mainField: string;
  /** Order of the list, by default ascending by the main field. */
  order?: { by: string; direction: 'ASC' | 'DESC' };
  fields: Fields;
  /** Unique in the database itself, so that two who write at the same moment cannot both have it. */
  uniqueField?: string;
  /** Columns of the database that long lists are sorted and filtered by: an index of them answers without the entries. */
  listColumns?: readonly string[];
  /** `false` for what visitors send: it is never an example. */
  examples?: boolean;
}

/** An example entry says so to the editors, and never to the websites. */
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

/** A component as its file describes it. */
export interface ComponentDescription {
  /** Name of the table, without the prefix. */
  table: string;
  /** German name in the admin. */
  displayName: string;
  description?: string;
  /** Name of one of Strapi's icons. */
  icon: string;
  /** Field that stands for the component when it is folded. */
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
