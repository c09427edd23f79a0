import type { adminApi, StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import type { EntryList } from './entryList.ts';

interface Permission {
  action: string;
  subject: string | null;
}

/** The permission of those who write content, which HR does not have. */
export const writesContent: Permission[] = [{ action: 'plugin::upload.read', subject: null }];

/** With a link in the menu, where Strapi's home has the position 0, its lists of entries 1, its library 4. */
export interface MenuPage extends Omit<Parameters<StrapiApp['addMenuLink']>[0], 'Component' | 'permissions'> {
  permissions: Permission[];
  Component: () => Promise<{ default: ComponentType }>;
}

/** A box on the first page. */
export interface Widget {
  id: string;
  title: { id: string; defaultMessage: string };
  icon: ComponentType;
  component: () => Promise<ComponentType>;
  pluginId: 'content';
  permissions: readonly Permission[];
}

interface NamedComponent {
  name: string;
  Component: unknown;
}

/** What a feature adds to the admin; all by documented extension points, but for `everywhere` and `adjustApi`. */
export interface AdminFeature {
  pages?: readonly MenuPage[];
  /** Loaders of pages that take the place of Strapi's, by the path of its route from the admin's root. */
  replacedPages?: Readonly<Record<string, () => Promise<{ Component: ComponentType }>>>;
  widgets?: readonly Widget[];
  /** Panels beside the form of an entry, by their place from the top. */
  panels?: readonly { position: number; Panel: unknown }[];
  /** Components within the form of an entry. */
  formParts?: readonly NamedComponent[];
  /** Uids of types that have a page of their own, so that the content manager's menu does not list them. */
  unlistedTypes?: readonly string[];
  columns?: readonly ((list: EntryList) => EntryList)[];
  listActions?: readonly NamedComponent[];
  fields?: readonly { type: string; Component: unknown }[];
  documentActions?: unknown;
  richTextBlocks?: unknown;
  /** Components that Strapi renders on every page, where a page has no extension point. */
  everywhere?: readonly NamedComponent[];
  /** Changes requests of Strapi's own forms. */
  adjustApi?: (api: typeof adminApi) => void;
}
