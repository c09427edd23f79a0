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
  /** A path or an address; the websites reject targets that could run scripts. */
  link?: true;
  /** German names of the values of an enumeration, which forms and lists show in their place. */
  names?: Readonly<Record<string, string>>;
  /** Evaluated by the content service alone: the websites do not read the field. */
  editorial?: true;
  /** Filled in by the content service where editors leave it empty, so that forms do not require it. */
  generated?: true;
  /** One German sentence that says how to correct a value that does not match `regex`. */
  correction?: string;
  [option: string]: unknown;
}

export type Fields = Readonly<Record<string, Field>>;

/** A content type, from which the Strapi schema and the schema of the websites are derived. */
export interface ContentTypeDescription {
  /** A collection type by default. */
  kind?: 'singleType';
  /** Kebab case. The path of a collection type is its plural name, that of a single type its singular name. */
  singularName: string;
  pluralName: string;
  /** German name in the admin. */
  displayName: string;
  description: string;
  /** Whether its entries have languages; not by default. */
  localized?: true;
  /** Whether its entries are drafts until they are published; by default they are public once saved. */
  drafts?: true;
  /** Field that labels an entry; `title` by default. */
  mainField?: string;
  /** Default order of the list; ascending by the main field if omitted. */
  order?: { by: string; direction: 'ASC' | 'DESC' };
  fields: Fields;
  /** Database columns with a unique index each, so that concurrent writes cannot create duplicates. */
  uniqueColumns?: readonly string[];
  /** Database columns by which long lists are sorted and filtered; they form a covering index. */
  listColumns?: readonly string[];
  /** Of a type that no form or list of the admin shows. */
  inAdmin?: false;
  /** `false` for submissions, which are never example content. */
  examples?: boolean;
}

/** A component: a block of a page, or a group of fields within an entry. */
export interface ComponentDescription {
  /** Table name without the `components_` prefix. */
  table: string;
  /** German name in the admin. */
  displayName: string;
  description?: string;
  /** Name of a Strapi icon. */
  icon: string;
  /** Field that labels the collapsed component; by default `title`, if it has one. */
  mainField?: string;
  fields: Fields;
}
