import type { Core } from '@strapi/strapi';

export interface Attribute {
  type: string;
  target?: string;
  component?: string;
  components?: readonly string[];
  /** Values of an enumeration. */
  enum?: readonly string[];
  private?: boolean;
  /** In characters. */
  maxLength?: number;
  /** `localized: false`: all languages share the value. */
  pluginOptions?: { i18n?: { localized: boolean } };
}

export function attributesOf(strapi: Core.Strapi, uid: string): Readonly<Record<string, Attribute>> {
  // @ts-expect-error Strapi's signature expects names of generated types, which this app does not have.
  const { attributes }: { attributes: Readonly<Record<string, Attribute>> } = strapi.getModel(uid);
  return attributes;
}
